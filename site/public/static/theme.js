// The theme that somebody chose, set before the first paint: the document asks for this file before anything is drawn, as a file of its own since
// the policy lets no script in a page pass. It also works the switches of theme and language: those of header and footer, and what the menu says (`yantra-theme`).
(() => {
  const key = 'yantra.theme';
  const root = document.documentElement;
  const known = (theme) => (theme === 'light' || theme === 'dark' ? theme : 'auto');
  const read = () => {
    try {
      return known(localStorage.getItem(key));
    } catch {
      return 'auto';
    }
  };
  const show = (theme) => {
    root.setAttribute('data-theme', theme);
    // The bar of the browser around a phone's page has a tag for each theme of the device.
    const [light, dark] = document.querySelectorAll('meta[name=theme-color]');
    light?.setAttribute('content', theme === 'dark' ? '#15171a' : '#fffcf6');
    dark?.setAttribute('content', theme === 'light' ? '#fffcf6' : '#15171a');
    for (const one of document.querySelectorAll('[data-choose-theme]')) {
      one.setAttribute('aria-pressed', String(one.getAttribute('data-choose-theme') === theme));
    }
  };
  const choose = (text) => {
    const theme = known(text);
    try {
      if (theme === 'auto') localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // Where nothing may be kept, it holds for this page.
    }
    show(theme);
  };
  show(read());
  const withoutLanguage = () => location.pathname.replace(/^\/(?:hi|mr)(?=\/|$)/, '') || '/';
  try {
    const path = withoutLanguage();
    // Somebody is logged in: the home page keeps the place of what its form will say of them, until its script says it or that there is nobody after all;
    // unless it has found before that their profile is not whole, and asks them by its fields.
    if (path === '/' && localStorage.getItem('accessToken') && localStorage.getItem('yantra.known') !== 'in part') {
      root.setAttribute('data-known', '');
      setTimeout(() => root.removeAttribute('data-known'), 15000);
    }
    // What a job costs stands on each machine's card: where only this browser knows of the job, the cards keep its place until the script of the page has it.
    if (!path.startsWith('/dashboard') && localStorage.getItem('yantra.job') && !location.search.includes('jobDays=')) {
      root.setAttribute('data-job', '');
      setTimeout(() => root.removeAttribute('data-job'), 15000);
    }
  } catch {
    // As for nobody who has said nothing.
  }
  document.addEventListener('DOMContentLoaded', () => show(read()));
  document.addEventListener('yantra-theme', (event) => choose(event.detail));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-choose-theme]');
    if (button) choose(button.getAttribute('data-choose-theme'));
  });
  // Another language: kept for the next visit, and this very page in it.
  const speak = (code) => {
    const isSecure = location.protocol === 'https:';
    document.cookie = `${isSecure ? '__Host-' : ''}yantra_language=${code}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    const path = withoutLanguage();
    location.assign((code === 'en' ? '' : `/${code}`) + path + location.search + location.hash);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-choose-language]');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    speak(link.getAttribute('data-choose-language'));
  });
  document.addEventListener('yantra-language', ({ detail }) => speak(detail));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.hasAttribute('data-choose-language')) speak(target.value);
  });
  // On paper a page says where it is to be found (print.css); also one whose own script has not come.
  addEventListener('beforeprint', () => document.body.setAttribute('data-address', location.href));
  // Chosen in another tab.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(read());
  });
})();
