/** What the marks mean, and what stands without one; rendered once on the server. */
export function MarkLegend() {
  return (
    <dl className="mark-legend">
      <div>
        <dt>No mark</dt>
        <dd>
          Well established, or read in the text. Of a view it says that the view is held, not that
          it is right.
        </dd>
      </div>
      <div>
        <dt className="mark" data-mark="inference">
          Inference
        </dt>
        <dd>Likely, disputed, or concluded by us from what we know.</dd>
      </div>
      <div>
        <dt className="mark" data-mark="application">
          Application
        </dt>
        <dd>What it may mean today: the editors’ own words, for you to weigh.</dd>
      </div>
    </dl>
  );
}
