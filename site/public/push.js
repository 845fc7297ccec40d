// The service worker, which shows pushes and opens our page when one is pressed, and does nothing else: no page and no file comes from it.
const ours = (path) => {
  const { origin, href } = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return origin === self.location.origin ? href : `${self.location.origin}/`;
};
const text = (value, otherwise) => (typeof value === 'string' && value !== '' ? value : otherwise);

// Something must be shown for each push, whatever stands in it.
const newsIn = (data) => {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const news = newsIn(event.data);
  const shown = self.registration.showNotification(text(news.title, 'Yantra'), {
    body: text(news.text, ''),
    // One of a kind: the next takes the place of the last, and is heard.
    tag: text(news.tag, 'news'),
    renotify: true,
    icon: '/static/brand/icon-192.png',
    badge: '/static/brand/icon-192.png',
    data: { path: text(news.path, '/') },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ours(event.notification.data?.path)));
});

// A page that is open there already comes to the front; others are left alone, since somebody may be writing in them.
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  if (page) await page.focus();
  else await self.clients.openWindow(address);
}
