import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { mayHaveWorkspace, noteWorkspace } from "@/lib/http/has-workspace";
import { noteLinked } from "@/lib/http/linked";
import { forgetKept } from "@/lib/http/outbox/forget";
import { apiGet, requireOk } from "@/lib/http/request";
import { apiWrite } from "@/lib/http/write";
import { TRANSFER_CODE_MINUTES } from "./constants";
import { forgetVisitor } from "./forget-visitor";
import { WORKSPACE } from "./query-key";
import { readOwnedAnew } from "./read-owned-anew";

const contract = () => import("./contract");

/** How long a page waits for the answer to an import, in ms; the server gives itself 10 s. */
const IMPORT_DEADLINE_MS = 60_000;
/** An export that brings nothing for so long has stopped, in ms. */
const EXPORT_STALL_MS = 30_000;

/** What is saved for this browser, in counts. */
export const workspaceOptions = () =>
  queryOptions({
    queryKey: WORKSPACE,
    queryFn: async ({ signal }) => {
      const loadSchema = async () => (await contract()).workspace;
      const hadOne = mayHaveWorkspace();
      const workspace = await apiGet("/api/workspace", {}, loadSchema, signal);
      // Moved to another browser, or forgotten: the next write is a first one again.
      if (!workspace.exists && hadOne) {
        noteWorkspace(false);
        await forgetKept();
      }
      return workspace;
    },
  });

export type ExportFormat = "json" | "markdown";

/** The address of the export; it is also a plain download. */
const exportPath = (format: ExportFormat) => `/api/workspace/export?format=${format}`;

/**
 * Everything saved for this browser, as a file of any size. `onProgress` hears the bytes so far.
 * Throws HttpError for a failed answer, a TimeoutError when nothing comes for 30 s, and Error when
 * the answer ends before its end.
 */
export async function fetchExport(
  format: ExportFormat,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const stop = new AbortController();
  const stall = () => stop.abort(new DOMException("The export stopped.", "TimeoutError"));
  let timer = setTimeout(stall, EXPORT_STALL_MS);
  try {
    const response = await requireOk(
      await fetch(exportPath(format), {
        credentials: "include",
        headers: { "X-Client": "web" },
        signal: stop.signal,
      }),
    );
    const parts: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body?.getReader();
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) break;
      clearTimeout(timer);
      timer = setTimeout(stall, EXPORT_STALL_MS);
      parts.push(piece.value);
      bytes += piece.value.byteLength;
      onProgress(bytes);
    }
    const file = new Blob(parts, { type: response.headers.get("content-type") ?? "" });
    const isWhole = format === "markdown" || (await file.slice(-2).text()) === "}\n";
    if (!isWhole) throw new Error("The export broke off before the end.");
    return file;
  } finally {
    clearTimeout(timer);
  }
}

/** Brings an exported file back. Throws like apiWrite. */
export const importArchiveMutation = mutationOptions({
  mutationKey: [...WORKSPACE, "import"],
  mutationFn: (archive: unknown) =>
    apiWrite("POST", "/api/workspace/import", archive, async () => (await contract()).imported, {
      deadlineMs: IMPORT_DEADLINE_MS,
    }),
  onSuccess: (_imported, _archive, _, { client }) => readOwnedAnew(client),
});

/**
 * A one-time code that links another browser, or moves everything there. Throws like apiWrite; 404
 * where this one keeps nothing.
 */
export const createTransferCodeMutation = mutationOptions({
  mutationKey: [...WORKSPACE, "transfer-codes"],
  mutationFn: () =>
    apiWrite(
      "POST",
      "/api/workspace/transfer-codes",
      {},
      async () => (await contract()).transferCode,
    ),
  onSuccess: async (_code, _sent, _before, { client }) => {
    // Who uses it shows here, and what that one changes.
    noteLinked(Date.now() + TRANSFER_CODE_MINUTES * 60_000);
    const { followChanges } = await import("./changes/follow");
    followChanges(client);
  },
});

/**
 * Moves the workspace of a code into this browser. Throws like apiWrite: 404 for a wrong or old
 * code, 409 when this browser has saved something and `replace` does not allow its deletion.
 */
export const redeemTransferCodeMutation = mutationOptions({
  mutationKey: [...WORKSPACE, "transfer"],
  mutationFn: (transfer: { code: string; replace: boolean }) =>
    apiWrite(
      "POST",
      "/api/workspace/transfer",
      transfer,
      async () => (await contract()).transferred,
    ),
  onSuccess: async (_transferred, _transfer, _, { client }) => {
    noteWorkspace(true);
    await forgetVisitor();
    return readOwnedAnew(client);
  },
});

/** Deletes everything the server has saved for this browser. Throws like apiWrite. */
export const deleteWorkspaceMutation = mutationOptions({
  mutationKey: [...WORKSPACE, "delete"],
  mutationFn: () =>
    apiWrite("DELETE", "/api/workspace", undefined, async () => (await contract()).deleted),
  onSuccess: async (_deleted, _variables, _, { client }) => {
    noteWorkspace(false);
    // Before anything is read anew: what the page still holds could be saved again.
    await forgetVisitor();
    return readOwnedAnew(client);
  },
});
