import {
  type InfiniteData,
  infiniteQueryOptions,
  type Mutation,
  mutationOptions,
  type QueryClient,
} from "@tanstack/react-query";
import { mayHaveWorkspace } from "@/lib/http/has-workspace";
import { notifyOtherTabs } from "@/lib/http/other-tabs";
import { writeOrKeep } from "@/lib/http/outbox/client";
import { apiGetPage, type ListPage } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { reportSaved } from "@/lib/workspaces/page-events";
import { WORKSPACE } from "@/lib/workspaces/query-key";
import type { LearnedPassage } from "./contract";
import type { Review } from "./rules";

export type { LearnedPassage } from "./contract";

const contract = () => import("./contract");

const PATH = "/api/workspace/learning";
const LEARNING = [...WORKSPACE, "learning"] as const;
const LEARN = [...LEARNING, "learn"] as const;
const REVIEW = [...LEARNING, "review"] as const;

/** Passages read at once: the most a list gives. */
const PAGE = 200;

/** What the visitor learns as it stands on a day (theirs, YYYY-MM-DD), begun last first. */
export const learningOptions = (today: string) =>
  infiniteQueryOptions({
    queryKey: [...LEARNING, { today }],
    initialPageParam: "",
    queryFn: async ({ signal, pageParam }): Promise<ListPage<LearnedPassage>> =>
      mayHaveWorkspace()
        ? apiGetPage(
            pageParam || PATH,
            pageParam ? {} : { today, limit: PAGE },
            async () => (await contract()).learningList,
            signal,
          )
        : { items: [], next: null },
    getNextPageParam: (last) => last.next,
  });

type Pages = InfiniteData<ListPage<LearnedPassage>, string>;

/** Puts a passage as the server has it now into what was read of its day. */
async function showWritten(client: QueryClient, row: LearnedPassage): Promise<void> {
  client.setQueryData<Pages>(
    learningOptions(row.today).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === row.id ? row : one)),
        })),
      },
  );
  notifyOtherTabs([LEARNING]);
}

/** A passage to learn. */
export interface NewPassage {
  reference: string;
  translation: string;
  /** The visitor's day. */
  today: string;
}

/**
 * Begins to learn a passage; one that is learned already stays as it is. Gives null when it waits
 * for a connection. Fails like writeOrKeep.
 */
export const learnMutation = mutationOptions({
  mutationKey: LEARN,
  mutationFn: (passage: NewPassage) =>
    writeOrKeep(
      {
        method: "POST",
        path: PATH,
        body: { ...passage },
        what: `${passage.reference}, to be learned`,
        mutationKey: LEARN,
        variables: passage,
        readAnew: [WORKSPACE],
      },
      async () => (await contract()).learnedPassage,
      { onSaved: reportSaved },
    ),
  onSettled: (row, _error, _passage, _result, { client }) =>
    row === null ? undefined : invalidate(client, WORKSPACE),
});

/** For `useMutationState`: passages whose beginning waits for a connection, oldest first. */
export const keptPassages = {
  filters: { mutationKey: LEARN, predicate: ({ meta }: Mutation) => meta?.isKept === true },
  select: ({ state }: Mutation) => state.variables as NewPassage,
} as const;

/**
 * Stores how a review went, once: the server leaves out one that it has already. Until it is
 * written `pendingReviews` has it, also while it waits for a connection. Fails like writeOrKeep.
 */
export const reviewMutation = mutationOptions({
  mutationKey: REVIEW,
  mutationFn: (review: Review) =>
    writeOrKeep(
      {
        method: "POST",
        path: `${PATH}/${review.id}/reviews`,
        body: { grade: review.grade, reviews: review.reviews, today: review.today },
        what: `Your review of ${review.reference}`,
        mutationKey: REVIEW,
        variables: review,
        readAnew: [LEARNING],
      },
      async () => (await contract()).learnedPassage,
    ),
  onSuccess: (row, _review, _result, { client }) => (row ? showWritten(client, row) : undefined),
  onSettled: (_row, error, _review, _result, { client }) =>
    error ? invalidate(client, LEARNING) : undefined,
});

/** For `useMutationState`: the reviews that are not known to be stored yet, oldest first. */
export const pendingReviews = {
  filters: { mutationKey: REVIEW, status: "pending" },
  select: ({ state }: Mutation) => state.variables as Review,
} as const;

/** Stops learning a passage. Fails like apiWrite. */
export const stopLearningMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...LEARNING, id, "delete"],
    mutationFn: () =>
      apiWrite("DELETE", `${PATH}/${id}`, undefined, async () => (await contract()).deleted),
    onSettled: (_answer, _error, _variables, _result, { client }) => invalidate(client, WORKSPACE),
  });
