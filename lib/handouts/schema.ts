import { z } from "zod";
import { verseQuery } from "@/lib/bible/schema";
import { MOST_PASSAGES, ROOMS, SHEETS } from "./constants";

const CHOSEN = /^v([1-9]\d?)$/;

/**
 * Query of a handout: which sheet, how much room to write, the translation, and the passages that
 * are printed, each by its number (`v1=on`); without any of them all are.
 */
export const handoutQuery = z
  .object({
    sheet: z.enum(SHEETS, "sheet is participant or leader.").default("participant"),
    room: z.enum(ROOMS, "room is none, some or much.").default("some"),
    translation: verseQuery.shape.translation,
  })
  .catchall(z.unknown())
  .transform(({ sheet, room, translation, ...others }) => ({
    sheet,
    room,
    translation,
    /** Places in the list of passages, from 0; empty for all. */
    chosen: Object.keys(others)
      .flatMap((name) => CHOSEN.exec(name)?.[1] ?? [])
      .map((number) => Number(number) - 1)
      .filter((at) => at < MOST_PASSAGES)
      .sort((a, b) => a - b),
  }));
export type HandoutQuery = z.output<typeof handoutQuery>;

/** A handout's item, by the last part of its page's path. */
export const handoutParams = z.object({ slug: z.string().max(200, "There is no such page.") });
