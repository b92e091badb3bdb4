/**
 * The fixed placeholder user that calls about collections and creations name (spec §6): a label,
 * never authority.
 */
export const DEMO_USER_ID = "demo-user";
