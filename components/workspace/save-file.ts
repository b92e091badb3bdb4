/** How long a browser may take to begin saving a file, in ms. */
const RELEASE_AFTER_MS = 60_000;

/** Gives the browser a file to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
