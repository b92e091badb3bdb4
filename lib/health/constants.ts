/**
 * The newest migration of this version (prisma/migrations). A database that has a later one was
 * made by a newer version.
 */
export const NEWEST_MIGRATION = "0013_devices";
