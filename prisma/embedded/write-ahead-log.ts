import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { ControlFile } from "./control-file";
import { PAGE_BYTES } from "./page-checksums";

const LOG_FOLDER = "pg_wal";
const SEGMENT_BYTES = 16n * 1024n * 1024n;
/** A segment's name: timeline, then its number in two halves. */
const SEGMENT = /^[0-9A-F]{24}$/;
const SEGMENTS_OF_A_HALF = 0x1_0000_0000n / SEGMENT_BYTES;
const ADDRESS_AT = 8;

/**
 * Looks whether the log of a database that was not closed in order is there as far as it is needed:
 * from where a replay begins, without a gap, up to the newest change that a table's page tells of.
 * Gives what is wrong as a clause, null when nothing is. A log whose end is missing is otherwise
 * replayed to where it stops, as if nothing had been written after.
 */
export function logProblem(
  folder: string,
  control: ControlFile,
  newestChange: bigint,
): string | null {
  const needed = segmentName(control, control.redo);
  if (!existsSync(path.join(folder, LOG_FOLDER, needed))) {
    return `its log ${LOG_FOLDER}/${needed} is missing`;
  }
  const names = readdirSync(path.join(folder, LOG_FOLDER)).filter((name) => SEGMENT.test(name));
  const cut = names.find(
    (name) => BigInt(statSync(path.join(folder, LOG_FOLDER, name)).size) !== SEGMENT_BYTES,
  );
  if (cut) return `its log ${LOG_FOLDER}/${cut} is cut`;

  const end = endOfLog(folder, control);
  if (end <= control.redo) return `its log ${LOG_FOLDER}/${needed} cannot be read`;
  // What comes after the end was written in an earlier round, so a page of this one there means
  // that something between is gone.
  const later = names.filter((name) => name.slice(0, 8) === needed.slice(0, 8)).sort();
  for (const name of later) {
    const start = segmentStart(name);
    const bytes = readFileSync(path.join(folder, LOG_FOLDER, name));
    for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
      const address = start + BigInt(at);
      if (address >= end && bytes.readBigUInt64LE(at + ADDRESS_AT) === address) {
        return `its log ${LOG_FOLDER} has a gap`;
      }
    }
  }
  return newestChange > end ? `its log ${LOG_FOLDER} ends before the newest change` : null;
}

/** The address after the last page that follows the start of the replay without a gap. */
function endOfLog(folder: string, control: ControlFile): bigint {
  let address = control.redo - (control.redo % BigInt(PAGE_BYTES));
  for (;;) {
    const file = path.join(folder, LOG_FOLDER, segmentName(control, address));
    if (!existsSync(file)) return address;
    const bytes = readFileSync(file);
    for (let at = Number(address % SEGMENT_BYTES); at < bytes.length; at += PAGE_BYTES) {
      if (bytes.readBigUInt64LE(at + ADDRESS_AT) !== address) return address;
      address += BigInt(PAGE_BYTES);
    }
  }
}

function segmentName({ timeline }: ControlFile, address: bigint): string {
  const number = address / SEGMENT_BYTES;
  return [BigInt(timeline), number / SEGMENTS_OF_A_HALF, number % SEGMENTS_OF_A_HALF]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("");
}

function segmentStart(name: string): bigint {
  const high = BigInt(`0x${name.slice(8, 16)}`);
  return (high * SEGMENTS_OF_A_HALF + BigInt(`0x${name.slice(16)}`)) * SEGMENT_BYTES;
}
