import UIKit

/// Pushes pages in every way, opens albums and other containers; it is the delegate that gives the animators of pages.
final class StackViewController: OptionsViewController, UINavigationControllerDelegate {
    init() { super.init(title: "Stack") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
        let rows = StackMotion.allCases.map { motion in
            OptionRow.option(motion.rawValue, note: motion.note) { [unowned self] _ in
                navigationController?.pushViewController(StackPageViewController(motion, depth: 1), animated: true)
            }
        }
        let albums = AlbumKind.allCases.map { kind in
            OptionRow.option(kind.rawValue, note: kind.note) { [unowned self] _ in
                navigationController?.pushViewController(AlbumViewController(kind), animated: true)
            }
        }
        let others: [OptionRow] = [
            .option("Tabs", note: "A tap moves them sideways, and so does a finger.") { [unowned self] _ in
                showTabs(SwipeTabsViewController())
            },
            .option("Many tabs", note: "Seven, of which you choose those in the bar.") { [unowned self] _ in
                showTabs(ManyTabsViewController())
            },
            .option("Children", note: "One child of a container takes another’s place.") { [unowned self] _ in
                navigationController?.pushViewController(ChildrenViewController(), animated: true)
            },
        ]
        show([
            OptionSection(title: "Push a page", rows: rows), OptionSection(title: "Open an album", rows: albums),
            OptionSection(title: "Switch tabs or children", rows: others),
        ])
    }

    private func showTabs(_ tabs: UITabBarController) {
        // These pages have no scroll view; their colours would else shine through to the tabs.
        tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
        tabs.modalPresentationStyle = .fullScreen
        present(tabs, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let page = (operation == .push ? toVC : fromVC) as? StackPageViewController
        return page?.motion.animator(for: operation)
    }
}
