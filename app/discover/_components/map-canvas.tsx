"use client";

import { useEffect, useMemo, useState } from "react";
import { LABELS, LAKES, OLD_CITY_WALLS, RIVERS } from "@/components/maps/features";
import { type Place, project } from "@/components/maps/projection";
import { Button } from "@/components/ui/button";
import { MapPins } from "./map-pins";
import { type Site, toScreen, type View } from "./map-rules";
import { useMapView } from "./use-map-view";
import { useVisibleDiscoveries } from "./visible-discoveries";

/** The sites as the page's list gives them. */
function readSites(): Site[] {
  return [...document.querySelectorAll<HTMLElement>("[data-site]")].map((item) => {
    const [longitude = 0, latitude = 0] = (item.dataset.at ?? "").split(",").map(Number);
    return {
      slug: item.dataset.site ?? "",
      title: item.querySelector("a")?.textContent ?? "",
      isClaim: item.dataset.claim !== undefined,
      at: [longitude, latitude],
    };
  });
}

const toPath = (places: readonly Place[]) =>
  `M${places
    .map((place) => project(place).map((unit) => unit.toFixed(3)))
    .map((point) => point.join(","))
    .join("L")}`;
const RIVERS_PATH = RIVERS.map(({ places }) => toPath(places)).join("");
const LAKES_PATH = LAKES.map(({ places }) => `${toPath(places)}z`).join("");
const WALLS_PATH = `${toPath(OLD_CITY_WALLS)}z`;

/**
 * Width of a letter of a name on the map, in pixels: names that would be cut off by the edge are
 * left out.
 */
const NAME_LETTER = 8.5;

/** The drawn map with its pins and buttons. `land` is the coastline as an SVG path in map units. */
export function MapCanvas({ land }: { land: string }) {
  const [sites, setSites] = useState<Site[]>([]);
  useEffect(() => setSites(readSites()), []);
  const visible = useVisibleDiscoveries();
  const shown = useMemo(
    () => (visible ? sites.filter(({ slug }) => visible.includes(slug)) : sites),
    [sites, visible],
  );
  const { frame, size, view, zoomBy, showAll, showJerusalem } = useMapView();

  return (
    <>
      <div ref={frame} className="map-frame">
        {view && (
          <>
            <MapDrawing land={land} view={view} width={size.width} />
            <MapPins sites={shown} view={view} width={size.width} height={size.height} />
          </>
        )}
      </div>
      <div className="map-bar">
        <p className="map-legend">
          <span>
            <i className="pin-shape" /> Mainstream find
          </span>
          <span>
            <i className="pin-shape pin-claim" /> Ron Wyatt’s claim
          </span>
          <span>
            <i className="pin-shape pin-several">2</i> Several sites
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons */}
        <div role="group" aria-label="Map" className="map-buttons">
          <Button variant="unstyled" onClick={showAll}>
            Whole map
          </Button>
          <Button variant="unstyled" onClick={showJerusalem}>
            Jerusalem
          </Button>
          <Button variant="unstyled" onClick={() => zoomBy(2)} aria-label="Zoom in">
            +
          </Button>
          <Button variant="unstyled" onClick={() => zoomBy(1 / 2)} aria-label="Zoom out">
            −
          </Button>
        </div>
      </div>
    </>
  );
}

/** Land, waters and names. Decorative: the pins say what matters. */
function MapDrawing({ land, view, width }: { land: string; view: View; width: number }) {
  return (
    <svg aria-hidden="true" className="map-drawing">
      <g transform={`translate(${view.x},${view.y}) scale(${view.k})`}>
        <path d={land} className="map-land" />
        <path d={LAKES_PATH} className="map-lake" />
        <path d={RIVERS_PATH} className="map-river" />
        {view.k > 20 && <path d={WALLS_PATH} className="map-walls" />}
      </g>
      {LABELS.filter(({ from, to }) => view.k >= from && view.k < to).map(({ text, at, kind }) => {
        const [x, y] = toScreen(at, view);
        const half = (text.length * NAME_LETTER) / 2;
        if (x < half || x > width - half) return null;
        return (
          <text key={text} x={x} y={y} className={`map-name-${kind}`}>
            {text}
          </text>
        );
      })}
    </svg>
  );
}
