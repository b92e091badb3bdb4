// Stands in for d3-scale, whose own parts Jest cannot load as they are; the years it labels are
// decoration.

/** As much of d3's linear scale as the timeline asks for. */
export function scaleLinear() {
  let bounds: [number, number] = [0, 1];
  const scale = {
    domain(given: [number, number]) {
      bounds = given;
      return scale;
    },
    range: () => scale,
    ticks: (count: number) =>
      Array.from({ length: count }, (_, at) =>
        Math.round(bounds[0] + ((bounds[1] - bounds[0]) * at) / count),
      ),
  };
  return scale;
}
