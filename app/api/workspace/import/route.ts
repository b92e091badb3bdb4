import { methods } from "@/lib/http/route";
import { checkArchive, importArchive } from "@/lib/workspaces/archive/import-service";
import { archiveBody, IMPORT_MS, importResponse } from "@/lib/workspaces/archive/schema";
import { MAX_ARCHIVE_BYTES } from "@/lib/workspaces/constants";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceWrite({
    body: archiveBody,
    response: importResponse,
    maxBodyBytes: MAX_ARCHIVE_BYTES,
    deadlineMs: IMPORT_MS,
    transactionMs: IMPORT_MS,
    earlyLimits: ["import"],
    prepare: ({ body }) => checkArchive(body),
    handle: ({ workspace, queries, prepared }) => importArchive(queries, workspace, prepared),
  }),
});
