import { readFileSync } from "node:fs";
import path from "node:path";
import { damagedFolder } from "./folder-errors";

/** What this project reads of PostgreSQL's control file. */
export interface ControlFile {
  /**
   * True when the database was closed in order: its files then hold everything and the log is not
   * needed.
   */
  closed: boolean;
  /** Place in the log (byte address) from which a start after a crash replays it. */
  redo: bigint;
  timeline: number;
  /** Another one after every start and every stop. */
  checksum: number;
}

/** Of the PostgreSQL that PGlite holds, as `PG_VERSION` names it. */
export const ENGINE_MAJOR = "18";
const FILE = "global/pg_control";
const FILE_BYTES = 8_192;
/** Offsets in the struct ControlFileData of PostgreSQL 18 (catalog/pg_control.h). */
const VERSION_AT = 8;
const STATE_AT = 16;
const REDO_AT = 40;
const TIMELINE_AT = 48;
const CHECKSUM_AT = 292;
const PG_CONTROL_VERSION = 1_800;
const DB_SHUTDOWNED = 1;

const CRC32C = Uint32Array.from({ length: 256 }, (_value, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc;
});

/**
 * The checksum that PostgreSQL keeps of its control file (Castagnoli's polynomial; zlib has
 * another).
 */
function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC32C[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * Reads the control file of a database folder. Throws DataFolderError when it is missing, cut or
 * does not fit its own checksum.
 */
export function readControlFile(folder: string): ControlFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folder, FILE));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "EISDIR" && code !== "ENOTDIR") throw error;
    throw damagedFolder(folder, `its file ${FILE} is missing`);
  }
  if (bytes.length !== FILE_BYTES) throw damagedFolder(folder, `its file ${FILE} is cut`);
  const checksum = bytes.readUInt32LE(CHECKSUM_AT);
  const isWhole =
    bytes.readUInt32LE(VERSION_AT) === PG_CONTROL_VERSION &&
    crc32c(bytes.subarray(0, CHECKSUM_AT)) === checksum;
  if (!isWhole) throw damagedFolder(folder, `its file ${FILE} does not fit its checksum`);
  return {
    closed: bytes.readUInt32LE(STATE_AT) === DB_SHUTDOWNED,
    redo: bytes.readBigUInt64LE(REDO_AT),
    timeline: bytes.readUInt32LE(TIMELINE_AT),
    checksum,
  };
}
