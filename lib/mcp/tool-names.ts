/** The tools in the order in which they are told, by name and by what each is for. */
export const MCP_TOOLS = [
  { name: "get_passage", title: "Read a passage" },
  { name: "search_scripture", title: "Search the Bible" },
  { name: "check_quotation", title: "Check quotations" },
  { name: "original_words", title: "Read the original words" },
  { name: "cross_references", title: "Find related verses" },
  { name: "evidence_for", title: "Weigh the evidence" },
] as const;

export type McpTool = (typeof MCP_TOOLS)[number]["name"];

/** What a tool is for, in a few words. */
export const titleOfTool = (tool: McpTool): string =>
  MCP_TOOLS.find(({ name }) => name === tool)?.title ?? tool;
