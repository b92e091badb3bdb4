// Ids of the panels that slide over the page. By themselves, so that what runs in browsers can name
// a panel without loading its words and icons.

/** The sidebar, which is a panel on small screens. */
export const SIDEBAR_ID = "site-sidebar";
/** The header's panel. */
export const PANEL_ID = "navigation-panel";
