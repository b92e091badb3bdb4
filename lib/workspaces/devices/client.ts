import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { mayHaveWorkspace, noteWorkspace } from "@/lib/http/has-workspace";
import { noteLinked } from "@/lib/http/linked";
import { sendWaitingFirst } from "@/lib/http/outbox/client";
import { apiGet } from "@/lib/http/request";
import { apiWrite, invalidate } from "@/lib/http/write";
import { forgetVisitor } from "../forget-visitor";
import { WORKSPACE } from "../query-key";
import { readOwnedAnew } from "../read-owned-anew";

export type { Device } from "./contract";

const contract = () => import("./contract");
const DEVICES = [...WORKSPACE, "devices"] as const;
/** How long a page waits until all that it keeps was brought along, in ms. */
const MERGE_DEADLINE_MS = 60_000;

/** The browsers that share this one's workspace, the oldest first; none without a workspace. */
export const devicesOptions = () =>
  queryOptions({
    queryKey: DEVICES,
    queryFn: async ({ signal }) =>
      mayHaveWorkspace()
        ? apiGet("/api/workspace/devices", {}, async () => (await contract()).deviceList, signal)
        : [],
  });

/** Names a device. Fails like apiWrite. */
export const renameDeviceMutation = mutationOptions({
  mutationKey: [...DEVICES, "rename"],
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    apiWrite(
      "PATCH",
      `/api/workspace/devices/${id}`,
      { name },
      async () => (await contract()).device,
    ),
  onSettled: (_device, _error, _sent, _before, { client }) => invalidate(client, DEVICES),
});

/** Signs one other device out, or with null all of them. Fails like apiWrite. */
export const signOutMutation = mutationOptions({
  mutationKey: [...DEVICES, "sign out"],
  mutationFn: (id: string | null) =>
    apiWrite(
      "DELETE",
      id === null ? "/api/workspace/devices" : `/api/workspace/devices/${id}`,
      undefined,
      async () => (await contract()).signedOut,
    ),
  onSettled: (_answer, _error, _id, _before, { client }) => invalidate(client, DEVICES),
});

/**
 * Links this browser to the workspace of a code. `own` says what becomes of what it keeps by
 * itself. Fails like apiWrite: 404 for a wrong or old code, 409 where `own` must be said first or
 * too many share it already.
 */
export const linkMutation = mutationOptions({
  mutationKey: [...WORKSPACE, "link"],
  mutationFn: async (link: { code: string; own?: "merge" | "leave" }) => {
    // What waits belongs to what this browser has now.
    await sendWaitingFirst();
    return apiWrite(
      "POST",
      "/api/workspace/link",
      link,
      async () => (await import("../contract")).workspace,
      { deadlineMs: MERGE_DEADLINE_MS },
    );
  },
  onSuccess: async (_linked, _sent, _before, { client }) => {
    await forgetVisitor();
    noteWorkspace(true);
    noteLinked(true);
    const { followChanges } = await import("../changes/follow");
    followChanges(client);
    return readOwnedAnew(client);
  },
});
