import UIKitCore

/// The properties of tables, collections and cells that interface files and apps reach by key.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        nameClasses(to: exports)
        exposeTableView(to: exports)
        exposeTableViewCell(to: exports)
        exposeEdges(to: exports)
        exposeController(to: exports)
        exposeCollections(to: exports)
    }

    private static func nameClasses(to x: AnoleExports) {
        x.alias("UITableView", UITableView.self)
        x.alias("UITableViewCell", UITableViewCell.self)
        x.alias("UITableViewCellContentView", CellContentView.self)
        x.alias("UITableViewHeaderFooterView", UITableViewHeaderFooterView.self)
        x.alias("UITableViewController", UITableViewController.self)
    }

    private static func exposeEdges(to x: AnoleExports) {
        x.property("contentView", \UITableViewHeaderFooterView.contentView)
        x.property("textLabel", \UITableViewHeaderFooterView.textLabel)
        x.property("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
        x.property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
        x.property("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    }

    private static func exposeController(to x: AnoleExports) {
        x.property("tableView", \UITableViewController.tableView)
        x.property("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
        x.property("refreshControl", \UITableViewController.refreshControl)
    }

    private static func exposeTableView(to x: AnoleExports) {
        x.property("delegate", \UITableView.delegate)
        x.property("dataSource", \UITableView.dataSource)
        x.property("rowHeight", \UITableView.rowHeight)
        x.property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        x.property("sectionFooterHeight", \UITableView.sectionFooterHeight)
        x.property("estimatedRowHeight", \UITableView.estimatedRowHeight)
        x.property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        x.property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        x.property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
        x.property("separatorStyle", \UITableView.separatorStyle)
        x.property("separatorColor", \UITableView.separatorColor)
        x.property("separatorInset", \UITableView.separatorInset)
        x.property("backgroundView", \UITableView.backgroundView)
        x.property("tableHeaderView", \UITableView.tableHeaderView)
        x.property("tableFooterView", \UITableView.tableFooterView)
        x.property("allowsSelection", \UITableView.allowsSelection)
        x.property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        x.property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        x.property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
        x.property("prefetchDataSource", \UITableView.prefetchDataSource)
        x.property("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
        x.property("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
        x.property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
        x.property("separatorInsetReference", \UITableView.separatorInsetReference)
        x.property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
        x.property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
        x.property("sectionIndexColor", \UITableView.sectionIndexColor)
        x.property("editing", \UITableView.isEditing)
    }

    private static func exposeTableViewCell(to x: AnoleExports) {
        x.property("contentView", \UITableViewCell.contentView)
        x.property("imageView", \UITableViewCell.imageView)
        x.property("textLabel", \UITableViewCell.textLabel)
        x.property("detailTextLabel", \UITableViewCell.detailTextLabel)
        x.property("backgroundView", \UITableViewCell.backgroundView)
        x.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        x.property("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
        x.property("indentationLevel", \UITableViewCell.indentationLevel)
        x.property("indentationWidth", \UITableViewCell.indentationWidth)
        x.property("accessoryType", \UITableViewCell.accessoryType)
        x.property("accessoryView", \UITableViewCell.accessoryView)
        x.property("editingAccessoryType", \UITableViewCell.editingAccessoryType)
        x.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
        x.property("separatorInset", \UITableViewCell.separatorInset)
        x.property("reuseIdentifier", \UITableViewCell.reuseIdentifier)
        x.property("selectionStyle", \UITableViewCell.selectionStyle)
        x.property("selected", \UITableViewCell.isSelected)
        x.property("highlighted", \UITableViewCell.isHighlighted)
        x.property("showsReorderControl", \UITableViewCell.showsReorderControl)
        x.property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    }
}
