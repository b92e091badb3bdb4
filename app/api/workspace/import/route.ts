import { methods } from "@/lib/http/route";
import { inImportLine } from "@/lib/workspaces/archive/import-line";
import { finishImport, stageArchive } from "@/lib/workspaces/archive/import-service";
import { readArchive } from "@/lib/workspaces/archive/read-archive";
import { archiveBody, importResponse } from "@/lib/workspaces/archive/schema";
import { workspaceWrite } from "@/lib/workspaces/route";

/**
 * Seconds a function may run: a large file on a slow connection. Next reads it as it stands here.
 */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: inImportLine(
    workspaceWrite({
      body: archiveBody,
      readBody: readArchive,
      response: importResponse,
      // Its work has an end of its own; cut off here it would go on unseen.
      deadlineMs: null,
      earlyLimits: ["importFromAddress", "import"],
      meant: ({ body }) => body.digest,
      stage: ({ workspace, queries, body }) => stageArchive(queries, workspace, body),
      handle: ({ queries, prepared }) => finishImport(queries, prepared),
    }),
  ),
});
