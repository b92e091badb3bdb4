import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";
import { apiWrite, invalidate, newKey } from "@/lib/http/write";

export type { Reminder } from "../contract";

const PATH = "/api/workspace/reminder";
const REMINDER = ["api", "workspace", "reminder"] as const;
const contract = () => import("../contract");

/** The visitor's reminder; null when there is none. */
export const reminderOptions = () =>
  queryOptions({
    queryKey: REMINDER,
    queryFn: ({ signal }) => apiGet(PATH, {}, async () => (await contract()).reminder, signal),
  });

/** Sets the reminder; the address of its feed stays. Fails like apiWrite. */
export const setReminderMutation = mutationOptions({
  mutationKey: [...REMINDER, "set"],
  mutationFn: (settings: { time: string; weekdays: readonly number[]; timeZone: string | null }) =>
    apiWrite("PUT", PATH, settings, async () => (await contract()).reminder, { key: newKey() }),
  onSuccess: (_reminder, _settings, _result, { client }) => invalidate(client, REMINDER),
});

/** Takes the reminder away, and with it the address of its feed for good. Fails like apiWrite. */
export const deleteReminderMutation = mutationOptions({
  mutationKey: [...REMINDER, "delete"],
  mutationFn: () => apiWrite("DELETE", PATH, undefined, async () => (await contract()).deleted),
  onSuccess: (_answer, _variables, _result, { client }) => invalidate(client, REMINDER),
});
