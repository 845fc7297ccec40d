import { extractText, getDocumentProxy } from 'unpdf';

/** The text of an answer that is a PDF, each run of white space as one space. Throws with the answer’s own text if it is something else. */
export async function paperText({
  status,
  bytes,
}: {
  readonly status: number;
  readonly bytes: Buffer;
}): Promise<{ readonly text: string; readonly pages: number }> {
  if (status !== 200) throw new Error(`A PDF was expected, the answer is ${status}: ${bytes.toString()}`);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages };
}
