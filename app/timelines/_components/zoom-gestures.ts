import { select } from "d3-selection";
import { type D3ZoomEvent, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import { type TimelineView, ZOOM } from "@/lib/timelines/rules";

export interface ZoomControl {
  /**
   * Tells the gestures where the view is when slider or keys moved it. `width` of the view in px.
   */
  show: (view: TimelineView, width: number) => void;
  detach: () => void;
}

/** A finger that moves more up or down than sideways scrolls the page; only a sideways one pans. */
function leaveScrollingAlone(element: HTMLElement): () => void {
  let start: { x: number; y: number } | null = null;
  let scrolls = false;
  function onStart({ touches }: TouchEvent) {
    const [touch] = touches;
    start = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    scrolls = false;
  }
  function onMove(event: TouchEvent) {
    const [touch] = event.touches;
    if (start && touch) {
      const [dx, dy] = [Math.abs(touch.clientX - start.x), Math.abs(touch.clientY - start.y)];
      scrolls = dy > dx;
      start = null;
    }
    if (scrolls) event.stopImmediatePropagation();
  }
  element.addEventListener("touchstart", onStart, { capture: true, passive: true });
  element.addEventListener("touchmove", onMove, { capture: true, passive: true });
  return () => {
    element.removeEventListener("touchstart", onStart, { capture: true });
    element.removeEventListener("touchmove", onMove, { capture: true });
  };
}

/**
 * Drag, pinch, and the wheel with Ctrl (alone it scrolls the page) pan and zoom; `onView` gets
 * every new view.
 */
export function attachZoom(
  element: HTMLElement,
  onView: (view: TimelineView) => void,
): ZoomControl {
  const behavior = zoom<HTMLElement, unknown>()
    .scaleExtent([ZOOM.min, ZOOM.max])
    .filter((event: MouseEvent | TouchEvent | WheelEvent) => {
      if (event.type === "wheel") return event.ctrlKey || event.metaKey;
      return !event.ctrlKey && !("button" in event && event.button);
    })
    .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      // Without an event of the visitor it is our own `show`, which the view already knows.
      if (!sourceEvent || element.clientWidth === 0) return;
      onView({ zoom: transform.k, offset: transform.x / element.clientWidth });
    });
  const stopLeaving = leaveScrollingAlone(element);
  const selection = select<HTMLElement, unknown>(element).call(behavior);
  selection.on("dblclick.zoom", null);

  return {
    show(view, width) {
      behavior.translateExtent([
        [0, 0],
        [width, element.clientHeight],
      ]);
      const now = zoomTransform(element);
      const x = view.offset * width;
      if (Math.abs(now.k - view.zoom) < 1e-6 && Math.abs(now.x - x) < 0.5) return;
      selection.call(behavior.transform, zoomIdentity.translate(x, 0).scale(view.zoom));
    },
    detach() {
      stopLeaving();
      selection.on(".zoom", null);
    },
  };
}
