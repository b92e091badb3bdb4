import { collectionVerseSchema, verseChange, verseParams } from "@/lib/collections/schema";
import { changeVerse, removeVerse } from "@/lib/collections/service";
import { methods } from "@/lib/http/route";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: workspaceWrite({
    params: verseParams,
    body: verseChange,
    response: collectionVerseSchema,
    handle: ({ workspace, queries, device, params, body }) =>
      changeVerse(queries, workspace, params.verseId, body, device?.name ?? null),
  }),
  DELETE: workspaceWrite({
    params: verseParams,
    response: collectionVerseSchema,
    handle: ({ workspace, queries, params }) => removeVerse(queries, workspace, params.verseId),
  }),
});
