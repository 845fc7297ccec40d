const mostMs = 3000;

/** Once the page is loaded and the browser has nothing better to do: for what no first look needs. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostMs });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
