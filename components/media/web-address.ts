/** Whether a link may lead there: an address of the web, over http or https. */
export function isWebAddress(address: string | null | undefined): address is string {
  if (!address) return false;
  try {
    return ["http:", "https:"].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/**
 * Whether a picture may be shown: one of our own paths. Another site's would tell it who reads
 * what, and the policy stops it.
 */
export function isOwnPath(address: string | null | undefined): address is string {
  return !!address && /^\/(?!\/)/.test(address);
}

const YOUTUBE_HOSTS = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/**
 * The id of a YouTube video, of any of the forms its addresses have (watch?v=, youtu.be/, embed/,
 * shorts/, live/); null for any other address.
 */
export function youtubeId(address: string | null | undefined): string | null {
  if (!isWebAddress(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const [, first = "", second = ""] = pathname.split("/");
  let id: string | null = null;
  if (hostname === "youtu.be") id = first;
  else if (YOUTUBE_HOSTS.test(hostname)) {
    id = ["embed", "shorts", "live", "v"].includes(first) ? second : searchParams.get("v");
  }
  return id !== null && VIDEO_ID.test(id) ? id : null;
}
