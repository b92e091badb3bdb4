import { publicCreationSchema, sharedCreationParams } from "@/lib/creations/schema";
import { getSharedCreation } from "@/lib/creations/service";
import { methods, route } from "@/lib/http/route";
import { reading } from "@/lib/workspaces/data";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: sharedCreationParams,
    response: publicCreationSchema,
    handle: ({ params }) => getSharedCreation(reading(), params.token),
  }),
});
