/** What of the browser shares: a phone's own sheet, or the clipboard. Both are missing on some pages. */
export interface SharePlatform {
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** `given` when the person chose where to send it, or chose not to: either way they know. */
export type ShareOutcome = 'given' | 'copied' | 'failed';

/** Offers a link to whatever the phone shares with; elsewhere copies it. */
export async function shareLink(title: string, url: string, platform: SharePlatform): Promise<ShareOutcome> {
  if (platform.share) {
    try {
      await platform.share({ title, url });
      return 'given';
    } catch (error) {
      if ((error as Error | undefined)?.name === 'AbortError') return 'given';
    }
  }
  try {
    if (!platform.clipboard) return 'failed';
    await platform.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
