import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import { apiGet, apiGetPage } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import type { Conversation } from "./contract";

export type { Conversation, ConversationItem } from "./contract";

const contract = () => import("./contract");

const CONVERSATIONS = ["api", "conversations"] as const;
/** Conversations on one page of the list. */
const PAGE_SIZE = 20;

/**
 * The visitor's conversations, newest first. Read anew whenever the list is opened: every answer
 * changes it.
 */
export const conversationsOptions = () =>
  infiniteQueryOptions({
    queryKey: [...CONVERSATIONS, { limit: PAGE_SIZE }],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      apiGetPage(
        pageParam || "/api/conversations",
        pageParam ? {} : { limit: PAGE_SIZE },
        async () => (await contract()).conversationList,
        signal,
      ),
    getNextPageParam: (last) => last.next,
    refetchOnMount: "always",
  });

/**
 * One of the visitor's conversations with its turns. Throws like apiGet; a 404 problem for any that
 * is not theirs.
 */
export function getConversation(id: string, signal?: AbortSignal): Promise<Conversation> {
  return apiGet(
    `/api/conversations/${encodeURIComponent(id)}`,
    {},
    async () => (await contract()).conversation,
    signal,
  );
}

/** Deletes the conversation with this id. Fails like apiWrite. */
export const deleteConversationMutation = mutationOptions({
  mutationKey: ["conversations", "delete"],
  mutationFn: (id: string) =>
    apiWrite(
      "DELETE",
      `/api/conversations/${encodeURIComponent(id)}`,
      undefined,
      async () => (await contract()).deleted,
    ),
  onSuccess: (_, _id, _result, { client }) => noteConversationChange(client),
});

/** Makes lists and counts of conversations be read anew, here and in other tabs. */
export function noteConversationChange(client: QueryClient): Promise<void> {
  return invalidate(client, CONVERSATIONS, ["api", "workspace"]);
}
