/** Where the Android app is; the QR picture is made from it when the site is built. */
export const appLink = 'https://play.google.com/store/apps/details?id=example.yantra.app';
