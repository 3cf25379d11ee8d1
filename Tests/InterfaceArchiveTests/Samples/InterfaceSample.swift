import Foundation
import InterfaceArchive
import ResourceFiles

/// Whole interface files, with most forms of elements that there are.
enum InterfaceSample {
    static let all = [nib, storyboard, table, texts]

    /// A view with constraints, a guide, outlets, an action, runtime attributes, a recognizer and a variation.
    static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardController">
                    <connections>
                        <outlet property="view" destination="v-1" id="o-1"/>
                        <outletCollection property="labels" destination="l-1" collectionClass="NSMutableArray" id="o-2"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="v-1">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" userInteractionEnabled="NO" text="A &amp; B&#10;C" numberOfLines="0" id="l-1">
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                            <nil key="textColor"/>
                        </label>
                        <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="b-1">
                            <state key="normal" title="Go"/>
                            <connections>
                                <action selector="go:" destination="-1" eventType="touchUpInside" id="a-1"/>
                                <action selector="copy:" destination="-2" eventType="touchDown" id="a-2"/>
                            </connections>
                        </button>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="g-1"/>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    <gestureRecognizers/>
                    <constraints>
                        <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="8" id="c-1"/>
                        <constraint firstAttribute="trailing" secondItem="l-1" secondAttribute="trailing" id="c-2"/>
                    </constraints>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="4"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    <variation key="default"><mask key="constraints"><exclude reference="c-2"/></mask></variation>
                    <connections>
                        <outletCollection property="gestureRecognizers" destination="r-1" appends="YES" id="o-3"/>
                    </connections>
                </view>
                <tapGestureRecognizer id="r-1"><connections><action selector="tap" destination="-1" id="a-3"/></connections>
                </tapGestureRecognizer>
            </objects>
            <resources><image name="star" catalog="system" width="128" height="121"/></resources>
        </document>
        """

    /// Two scenes with a relationship, a segue back and forth, and one that unwinds.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n-1">
            <scenes>
                <!--Navigation Controller-->
                <scene sceneID="s-1">
                    <objects>
                        <navigationController id="n-1" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="n-2"/>
                            <connections>
                                <segue destination="p-1" kind="relationship" relationship="rootViewController" id="e-1"/>
                            </connections>
                        </navigationController>
                    </objects>
                    <point key="canvasLocation" x="-938" y="8"/>
                </scene>
                <!--Page-->
                <scene sceneID="s-2">
                    <objects>
                        <viewController storyboardIdentifier="page" id="p-1" customClass="Page" customModule="App" sceneMemberID="viewController">
                            <layoutGuides><viewControllerLayoutGuide type="top" id="p-2"/></layoutGuides>
                            <view key="view" contentMode="scaleToFill" id="p-3">
                                <constraints>
                                    <constraint firstItem="p-3" firstAttribute="top" secondItem="p-2" secondAttribute="bottom" id="p-4"/>
                                </constraints>
                            </view>
                            <connections>
                                <segue destination="p-1" kind="show" identifier="again" id="e-2"/>
                                <segue destination="x-1" kind="unwind" unwindAction="back:" id="e-3"/>
                                <action selector="copy:" destination="f-1" id="a-9"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-1" sceneMemberID="firstResponder"/>
                        <exit id="x-1" userLabel="Exit" sceneMemberID="exit"/>
                        <viewControllerPlaceholder storyboardName="Other" id="h-1" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
            <inferredMetricsTieBreakers><segue reference="e-2"/></inferredMetricsTieBreakers>
        </document>
        """

    /// A table with sections and a prototype.
    static let table = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <tableView style="grouped" dataMode="static" id="t-1">
                    <prototypes><tableViewCell reuseIdentifier="Cell" textLabel="t-4" style="IBUITableViewCellStyleDefault" id="t-2">
                        <tableViewCellContentView key="contentView" id="t-3"><subviews><label text="Title" id="t-4"/></subviews>
                        </tableViewCellContentView></tableViewCell></prototypes>
                    <sections><tableViewSection headerTitle="Head" id="t-5"><cells/></tableViewSection></sections>
                </tableView>
                <barButtonItem systemItem="add" id="t-6"/>
            </objects>
        </document>
        """

    /// Texts in all their forms.
    static let texts = """
        <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'>
            <objects>
                <textView id="x-1"><string key="text">One
        two &lt;three&gt; &#x1F600;</string></textView>
                <textView id="x-2"><string key="text" base64-UTF8="YES">
        Y29udHJvbDog
        CA
        </string></textView>
                <textView id="x-3"><string key="text"><![CDATA[a < b && c]]> &amp; d</string></textView>
                <label text="ö ü 图" id="x-4"><attributedString key="attributedText"><fragment content="Bold"><attributes>
                    <font key="NSFont" metaFont="systemBold"/></attributes></fragment></attributedString></label>
            </objects>
        </document>
        """

    /// The document of a sample or of part of one.
    static func document(_ text: String) throws(ResourceFault) -> InterfaceDocument {
        try InterfaceDocument(Data(text.utf8), file: "A.xib")
    }

    /// A nib with some objects.
    static func nib(of objects: String) throws(ResourceFault) -> InterfaceDocument {
        try document(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n<objects>\n\(objects)\n"
                + "</objects>\n</document>")
    }

    /// The sentence with which a text is refused; nil for one that is read.
    static func refusal(_ text: String) -> String? {
        do throws(ResourceFault) {
            _ = try document(text)
            return nil
        } catch {
            return error.description
        }
    }
}
