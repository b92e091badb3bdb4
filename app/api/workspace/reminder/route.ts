import { methods } from "@/lib/http/route";
import { reminder } from "@/lib/reading-plans/contract";
import { deleteReminder } from "@/lib/reading-plans/reminders/data";
import { reminderBody, reminderQuery } from "@/lib/reading-plans/reminders/schema";
import { getReminder, NO_REMINDER, setReminder } from "@/lib/reading-plans/reminders/service";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: reminderQuery,
    response: reminder,
    label: ({ query }) => query.userId,
    handle: ({ workspace, queries }) => getReminder(queries, workspace),
    without: async () => NO_REMINDER,
  }),
  PUT: workspaceWrite({
    body: reminderBody,
    response: reminder,
    label: ({ body }) => body.userId,
    handle: ({ workspace, queries, body }) => setReminder(queries, workspace, body),
  }),
  DELETE: workspaceWrite({
    query: reminderQuery,
    response: deleteResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries }) => ({
      deleted: await deleteReminder(queries, workspace),
    }),
  }),
});
