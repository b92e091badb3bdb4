/**
 * Of the root element's data: ItemDetailsHost runs and follows the address from now on;
 * ItemDetailsBoot need not.
 */
export const ITEMS_FOLLOWED = "itemsFollowed";
