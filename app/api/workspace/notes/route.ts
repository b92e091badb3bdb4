import { collectionVerseSchema } from "@/lib/collections/schema";
import { noteBody, noteListQuery, noteListResponse } from "@/lib/highlights/schema";
import { getNotes, prepareNote, saveNote } from "@/lib/highlights/service";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: noteListQuery,
    response: noteListResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) => {
      const { items, next } = await getNotes(queries, workspace, query);
      const { limit, cursor: _cursor, ...filters } = query;
      const path = "/api/workspace/notes";
      return new Reply(items, { headers: nextLink(path, limit, next, filters) });
    },
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: noteBody,
    response: collectionVerseSchema,
    label: ({ body }) => body.userId,
    prepare: ({ body }) => prepareNote(body),
    handle: ({ workspace, queries, device, body, prepared }) =>
      saveNote(queries, workspace, body, prepared, device?.name ?? null),
  }),
});
