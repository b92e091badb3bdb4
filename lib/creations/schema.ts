import { z } from "zod";
import {
  flagField,
  lineField,
  numberField,
  optionalText,
  rowIdField,
  shareTokenField,
  textField,
  versionField,
} from "@/lib/http/body-fields";
import { listQuery } from "@/lib/http/list-query";
import { demoLabel, workspaceQuery } from "@/lib/workspaces/schema";
import {
  CONTENT_REQUIRED,
  MAX_CONTENT,
  MAX_REASON,
  MAX_SEARCH,
  MAX_TITLE,
  TITLE_REQUIRED,
} from "./constants";

/** Bytes of a body: the longest texts below in any script. */
export const MAX_CREATION_BODY_BYTES = 256 * 1024;

/** Most characters of a reference; as in the archive too. */
export const MAX_REFERENCE = 200;

export const creationType = z.enum(
  ["poem", "prayer", "meditation"],
  "type is poem, prayer or meditation.",
);
export type CreationType = z.output<typeof creationType>;

/**
 * "none": not asked for; "waiting": for the operator; "approved": listed in Discover; "refused":
 * neither listed nor linked.
 */
export const moderationState = z.enum(["none", "waiting", "approved", "refused"]);
export type ModerationState = z.output<typeof moderationState>;

/**
 * Query of the list: whose, which page, and which of them. `public=approved` lists what everybody
 * may see instead of one's own.
 */
export const creationListQuery = z.object({
  ...workspaceQuery.shape,
  ...listQuery.shape,
  q: z.string().trim().max(MAX_SEARCH, `q has at most ${MAX_SEARCH} characters.`).optional(),
  type: creationType.optional(),
  public: z.literal("approved", "public is approved.").optional(),
});
export type CreationListQuery = z.output<typeof creationListQuery>;

const title = lineField("Title", { max: MAX_TITLE, required: TITLE_REQUIRED });
const content = textField("Content", { max: MAX_CONTENT, required: CONTENT_REQUIRED });
const NO_LIST = "scriptureReferences is a list of texts.";

/** The spec's body. `likes` is checked and then overruled. */
export const creationBody = z.object({
  title,
  content,
  type: creationType,
  prompt: textField("Prompt", { max: 10_000, required: "Prompt is required" }),
  scriptureReferences: z
    .array(
      lineField("A scripture reference", {
        max: MAX_REFERENCE,
        required: "A scripture reference is not blank.",
      }),
      NO_LIST,
    )
    .max(500, "scriptureReferences has at most 500 entries.")
    .default([]),
  isPublic: flagField("isPublic").default(false),
  likes: numberField("likes", 0, 1_000_000).optional(),
  userId: demoLabel.optional(),
});
export type CreationBody = z.output<typeof creationBody>;

/** A change names the version it was made from, and only what changes. */
export const creationChange = z
  .object({
    version: versionField,
    title: title.optional(),
    content: content.optional(),
    isPublic: flagField("isPublic").optional(),
  })
  .refine(
    (change) => [change.title, change.content, change.isPublic].some((v) => v !== undefined),
    "Name what is to change: title, content or isPublic.",
  );
export type CreationChange = z.output<typeof creationChange>;

export const creationParams = z.object({ creationId: rowIdField() });
export const sharedCreationParams = z.object({ token: shareTokenField });

export const creationSchema = z.object({
  id: z.string(),
  /** The label the spec's calls name; no authority. */
  userId: z.string(),
  title: z.string(),
  content: z.string(),
  type: creationType,
  prompt: z.string(),
  scriptureReferences: z.array(z.string()),
  isPublic: z.boolean(),
  likes: z.number().int(),
  /**
   * The part of its link that cannot be guessed; null while it is not shared, and in the demo
   * space.
   */
  shareToken: z.string().nullable(),
  /** True when the content is to the letter what was generated for this workspace. */
  isGenerated: z.boolean(),
  moderation: moderationState,
  /** To be sent with a change. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type CreationResponse = z.output<typeof creationSchema>;

/** What others see of a public one. Its id is that of its link. */
export const publicCreationSchema = creationSchema.pick({
  id: true,
  title: true,
  content: true,
  type: true,
  scriptureReferences: true,
  likes: true,
  isGenerated: true,
  createdAt: true,
});
export type PublicCreationResponse = z.output<typeof publicCreationSchema>;

export const creationListResponse = z.union([
  z.array(creationSchema),
  z.array(publicCreationSchema),
]);

export const reportBody = z.object({
  reason: optionalText("Reason", MAX_REASON),
  userId: demoLabel.optional(),
});
export type ReportBody = z.output<typeof reportBody>;
export const reportResponse = z.object({ reported: z.boolean() });
