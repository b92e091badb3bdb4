/** From an item that opens in its list to the page of its own. */
export function OpenPageLink({ path, name }: { path: string; name: string }) {
  return (
    <a href={path} className="open-page link">
      Open page<span className="sr-only">{`: ${name}`}</span>
    </a>
  );
}
