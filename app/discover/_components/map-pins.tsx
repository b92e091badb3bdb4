"use client";

import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Pin, placeNames, placePins, type Site, shortName, type View } from "./map-rules";

const kindOf = ({ isClaim }: Site) => (isClaim ? "Ron Wyatt’s claim" : "mainstream find");
const keyOf = ({ sites }: Pin) => sites.map(({ slug }) => slug).join(" ");

/** Width of a shared pin's list, its distance from the pin, and from the map's edge, in pixels. */
const LIST_WIDTH = 240;
const LIST_GAP = 18;
const EDGE = 8;

/**
 * Where a shared pin's list stands, from the pin's middle: on the roomier side, wholly inside the
 * map.
 */
function placeList({ x, y }: Pin, width: number, height: number): CSSProperties {
  const left = Math.max(EDGE, Math.min(x - LIST_WIDTH / 2, width - LIST_WIDTH - EDGE)) - x;
  const opensUp = y > height / 2;
  const maxHeight = (opensUp ? y : height - y) - LIST_GAP - EDGE;
  return { left, width: LIST_WIDTH, maxHeight, [opensUp ? "bottom" : "top"]: LIST_GAP };
}

/**
 * The pins of the sites, as buttons in the order of the list. A pin that several share opens the
 * list of them.
 */
export function MapPins({
  sites,
  view,
  width,
  height,
}: {
  sites: readonly Site[];
  view: View;
  width: number;
  height: number;
}) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const pins = placePins(sites, view);
  const onMap = pins.filter(({ x, y }) => x > -20 && y > -20 && x < width + 20 && y < height + 20);
  const names = placeNames(onMap, width, height);

  return (
    <ul className="map-pins" aria-label="Sites on the map">
      {onMap.map((pin) => {
        const key = keyOf(pin);
        const style = { transform: `translate(${pin.x}px,${pin.y}px)` };
        const [first] = pin.sites;
        if (!first) return null;
        if (pin.sites.length > 1) {
          return (
            <li key={key} style={style}>
              <SharedPin
                pin={pin}
                isOpen={openKey === key}
                listStyle={placeList(pin, width, height)}
                onToggle={(isOpen) => setOpenKey(isOpen ? key : null)}
              />
            </li>
          );
        }
        return (
          <li key={key} style={style}>
            <Button
              variant="unstyled"
              data-opens={first.slug}
              aria-haspopup="dialog"
              aria-label={`${first.title}, ${kindOf(first)}`}
              className="pin"
              data-name-side={names.get(pin) ?? (pin.x > width / 2 ? "left" : "right")}
              data-name-shown={names.has(pin) || undefined}
            >
              <i className={`pin-shape ${first.isClaim ? "pin-claim" : ""}`} />
              <span>{shortName(first)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function SharedPin({
  pin,
  isOpen,
  listStyle,
  onToggle,
}: {
  pin: Pin;
  isOpen: boolean;
  listStyle: CSSProperties;
  onToggle: (isOpen: boolean) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onToggle(false);
    }
    function closeOnEscape(event: KeyboardEvent) {
      // An open dialog takes Escape for itself.
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      onToggle(false);
      button.current?.focus();
    }
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  });

  return (
    <div ref={box}>
      <Button
        variant="unstyled"
        ref={button}
        aria-expanded={isOpen}
        aria-label={`${pin.sites.length} sites here: ${pin.sites.map(({ title }) => title).join(", ")}`}
        onClick={() => onToggle(!isOpen)}
        className="pin"
      >
        <i className="pin-shape pin-several">{pin.sites.length}</i>
      </Button>
      {isOpen && (
        <ul className="pin-list" style={listStyle}>
          {pin.sites.map((site) => (
            <li key={site.slug}>
              <Button variant="unstyled" data-opens={site.slug} aria-haspopup="dialog">
                <i className={`pin-shape ${site.isClaim ? "pin-claim" : ""}`} />
                {site.title}
                <span className="sr-only">, {kindOf(site)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
