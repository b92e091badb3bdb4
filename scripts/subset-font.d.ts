declare module "subset-font" {
  /** A font with the glyphs of a text alone, and its axes within bounds. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, { min: number; max: number }>;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
