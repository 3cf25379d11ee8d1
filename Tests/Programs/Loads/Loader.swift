import Foundation
import FoundationNetworking
import Synchronization

/// Asks a server in the ways that apps do, and notes the answers.
final class Loader {
    private let port: Int
    private let listener = Listener()
    private lazy var own = URLSession(configuration: .ephemeral)
    private lazy var heard = URLSession(configuration: .default, delegate: listener, delegateQueue: .main)

    init(port: Int) {
        self.port = port
        Diary.open()
    }

    private func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    /// Asks once, in the shared session.
    func load(_ path: String) {
        URLSession.shared.dataTask(with: url(path)) { data, response, error in
            Self.note("shared \(path)", data, response, error)
        }.resume()
    }

    /// Asks in the shared session and in one of its own, at the same time.
    func loadInSessions() {
        load("/hello")
        own.dataTask(with: url("/late")) { Self.note("own /late", $0, $1, $2) }.resume()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { Diary.note("after 0.25") }
    }

    /// Asks twice for one address at the same time.
    func loadTwice() {
        for number in 1...2 {
            own.dataTask(with: url("/turns")) { Self.note("request \(number)", $0, $1, $2) }.resume()
        }
    }

    /// Asks, and calls a closure at the end of the request, or only when the answer is the expected one.
    func load(_ path: String, expecting text: String? = nil, then done: @escaping @MainActor @Sendable () -> Void) {
        own.dataTask(with: url(path)) { data, _, _ in
            if let text, data != Data(text.utf8) { return }
            DispatchQueue.main.async { done() }
        }.resume()
    }

    /// Asks on another thread, which works out a number of sines before.
    func load(_ path: String, after count: Int, then done: @escaping @MainActor @Sendable () -> Void) {
        let (session, url) = (own, url(path))
        DispatchQueue.global().async {
            let sum = (0..<count).reduce(0) { $0 + sin(Double($1)) }
            session.dataTask(with: url) { _, _, _ in DispatchQueue.main.async { done() } }.resume()
            Diary.note("asked after \(sum.isFinite)")
        }
    }

    /// Asks for a slow answer, and cancels the request.
    func loadAndCancel() {
        let task = own.dataTask(with: url("/never")) { Self.note("own /never", $0, $1, $2) }
        task.resume()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
    }

    /// Asks for an answer that comes in parts, for each of which it waits a second; three seconds of a real server.
    func loadParts(of path: String) {
        let session = URLSession(configuration: .ephemeral, delegate: PartListener(), delegateQueue: .main)
        var request = URLRequest(url: url(path))
        request.timeoutInterval = path == "/parts" ? 1 : 3
        session.dataTask(with: request).resume()
        session.finishTasksAndInvalidate()
    }

    /// Asks with a delegate.
    func loadWithDelegate() { heard.dataTask(with: url("/large")).resume() }

    /// Asks in all ways, one after the other.
    func loadEverything() {
        let (own, address, closed) = (own, url, URL(string: "http://127.0.0.1:1/closed")!)
        Task {
            await Self.note("shared", URLSession.shared, URLRequest(url: address("/hello")))
            await Self.note("own", own, URLRequest(url: address("/hello")))
            await Self.note("redirected", own, URLRequest(url: address("/moved")))
            await Self.note("absent", own, URLRequest(url: address("/absent")))
            var post = URLRequest(url: address("/echo"))
            (post.httpMethod, post.httpBody) = ("POST", Data("what is sent".utf8))
            await Self.note("sent", own, post)
            do {
                let (file, _) = try await own.download(from: address("/large"))
                Diary.note("downloaded \(try Data(contentsOf: file).count)")
            } catch { Diary.note("downloaded \(error)") }
            await Self.note("closed", own, URLRequest(url: closed))
        }
    }

    private static func note(_ name: String, _ session: URLSession, _ request: URLRequest) async {
        do {
            let (data, response) = try await session.data(for: request)
            note(name, data, response, nil)
        } catch { note(name, nil, nil, error) }
    }

    private nonisolated static func note(_ name: String, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?)
    {
        if let error = error as? URLError {
            return Diary.note("\(name) error \(error.code.rawValue) \(error.localizedDescription)")
        }
        guard let response = response as? HTTPURLResponse else { return Diary.note("\(name) no response") }
        let type = response.value(forHTTPHeaderField: "Content-Type") ?? "-"
        Diary.note(
            "\(name) \(response.statusCode) \(type) \(String(decoding: data ?? Data(), as: UTF8.self).prefix(20))")
    }
}

/// A delegate that counts bytes.
private nonisolated final class Listener: NSObject, URLSessionDataDelegate {
    private let count = Mutex(0)

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        count.withLock { $0 += data.count }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        Diary.note("heard \(count.withLock { $0 }) \(error.map { "\($0)" } ?? "complete")")
    }
}

/// A delegate that notes each part.
private nonisolated final class PartListener: NSObject, URLSessionDataDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        Diary.note("heard \(String(decoding: data, as: UTF8.self))")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let code = (error as? URLError)?.code.rawValue
        Diary.note("end \(code.map { "error \($0)" } ?? "complete")")
    }
}
