import "server-only";
import { getBook } from "@/lib/bible/canon";
import type { Queries } from "../data";
import type { Owner } from "../owner";
import { findReadingAlreadyThere } from "./data";
import type { NewRows } from "./rows/data";
import type { Archive } from "./schema";
import { keyOf, Seen } from "./seen";

/**
 * What an import adds of a visitor's reading: a plan is recognized by when it was started and its
 * title, a session by when it began and its book, a highlight by its verse and what is learned by
 * its passage and translation, which both stay as they are.
 */
export async function readingToAdd(
  queries: Queries,
  owner: Owner,
  workspace_id: string,
  {
    plans,
    sessions,
    highlights,
    learned,
  }: Pick<Archive, "plans" | "sessions" | "highlights" | "learned">,
): Promise<{
  rows: Pick<
    NewRows,
    "started_plans" | "plan_ticks" | "reading_sessions" | "highlights" | "learned_passages"
  >;
  alreadyThere: number;
}> {
  const there = await findReadingAlreadyThere(queries, owner, {
    plans: plans.map(({ createdAt }) => createdAt),
    sessions: sessions.map(({ createdAt }) => createdAt),
    highlights: highlights.map(({ canonicalOrder }) => canonicalOrder),
    learned: learned.map(({ startOrder }) => startOrder),
  });
  const planKey = (plan: { title: string; createdAt: Date }) => keyOf(plan.title, plan.createdAt);
  const sessionKey = (one: { book: string; createdAt: Date }) => keyOf(one.book, one.createdAt);
  const markKey = (mark: { canonicalOrder: number }) => keyOf(mark.canonicalOrder);
  const learnedKey = (one: { translation: string; startOrder: number; endOrder: number }) =>
    keyOf(one.translation, one.startOrder, one.endOrder);
  const seenPlans = new Seen(new Set(there.plans.map(planKey)));
  const seenSessions = new Seen(new Set(there.sessions.map(sessionKey)));
  const seenMarks = new Seen(new Set(there.highlights.map(markKey)));
  const seenLearned = new Seen(new Set(there.learned.map(learnedKey)));

  const newPlans = plans
    .filter((plan) => seenPlans.isNew(planKey(plan)))
    .map((plan) => ({ id: crypto.randomUUID(), plan }));
  const rows = {
    started_plans: newPlans.map(({ id, plan }) => ({
      id,
      workspace_id,
      plan_id: plan.planId,
      title: plan.title,
      reading_references: plan.references,
      words: plan.words,
      plan_days: plan.planDays,
      due_days: plan.dueDays,
      day_titles: plan.dayTitles,
      weekdays: plan.weekdays,
      start: plan.start,
      stopped_on: plan.stoppedOn,
      created_at: plan.createdAt,
    })),
    plan_ticks: newPlans.flatMap(({ id, plan }) =>
      plan.ticks.map(({ reading, day, createdAt }) => ({
        started_plan_id: id,
        reading,
        day,
        created_at: createdAt,
      })),
    ),
    reading_sessions: sessions
      .filter((session) => seenSessions.isNew(sessionKey(session)))
      .map((session) => ({
        id: crypto.randomUUID(),
        workspace_id,
        day: session.day,
        reference: session.reference,
        title: session.title,
        book: session.book,
        category: getBook(session.book).section,
        type: session.type,
        seconds: session.seconds,
        chapters: session.chapters,
        chapters_read: session.chapters.filter(({ isRead }) => isRead).length,
        notes: session.notes,
        created_at: session.createdAt,
        // Over long ago: nothing that is read now goes on with it.
        touched_at: session.createdAt,
      })),
    highlights: highlights
      .filter((mark) => seenMarks.isNew(markKey(mark)))
      .map(({ canonicalOrder, colour, label, createdAt }) => ({
        id: crypto.randomUUID(),
        workspace_id,
        canonical_order: canonicalOrder,
        colour,
        label,
        created_at: createdAt,
      })),
    learned_passages: learned
      .filter((one) => seenLearned.isNew(learnedKey(one)))
      .map((one) => ({
        id: crypto.randomUUID(),
        workspace_id,
        translation: one.translation,
        start_order: one.startOrder,
        end_order: one.endOrder,
        due_day: one.dueDay,
        reviewed_day: one.reviewedDay,
        stability: one.stability,
        difficulty: one.difficulty,
        reviews: one.reviews,
        lapses: one.lapses,
        created_at: one.createdAt,
      })),
  };
  const seen = [seenPlans, seenSessions, seenMarks, seenLearned];
  return { rows, alreadyThere: seen.reduce((sum, { alreadyThere }) => sum + alreadyThere, 0) };
}
