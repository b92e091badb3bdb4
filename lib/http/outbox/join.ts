import type { Join } from "./queue";

/** A newer text over the version that was seen when the older one was written. */
export const joinNotes: Join = ({ version }, newer) =>
  version === undefined ? without(newer) : { ...newer, version };

function without({ version: _version, ...body }: Record<string, unknown>) {
  return body;
}
