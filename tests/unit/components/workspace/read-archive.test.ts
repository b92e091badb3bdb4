import { readArchive } from "@/components/workspace/read-archive";
import { MAX_ARCHIVE_BYTES } from "@/lib/workspaces/constants";

const NO_EXPORT = "This isn’t a file that was exported here. Choose the JSON export.";

test("a file is read up to the limit and refused above it, before it is sent", async () => {
  const text = `{"a":"${"b".repeat(MAX_ARCHIVE_BYTES - 8)}"}`;
  await expect(readArchive(new Blob([text]))).resolves.toHaveProperty("a");
  await expect(readArchive(new Blob([text, " "]))).rejects.toThrow("at most 4 MB");
});

test.each(["", "no JSON", "[]", "null", "1", '"text"'])(
  "a file that holds %j is no export",
  async (text) => {
    await expect(readArchive(new Blob([text]))).rejects.toThrow(NO_EXPORT);
  },
);
