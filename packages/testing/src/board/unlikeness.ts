import sharp from 'sharp';

/** Of a channel's 256 steps: less is how edges of letters are smoothed, no difference that anybody sees. */
const seen = 32;

/**
 * How unlike two pictures are, as the share of pixels that differ visibly, 0 to 1. Pictures of different sizes are wholly unlike.
 * @param one PNG files
 */
export async function unlikeness(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const isSeen = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > seen,
    );
    if (isSeen) different += 1;
  }
  return different / (a.info.width * a.info.height);
}
