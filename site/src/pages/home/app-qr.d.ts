declare module 'virtual:app-qr' {
  /** Made from the app's link by the plugin of the same name; `path` on `size` by `size`. */
  export const appQr: { readonly size: number; readonly path: string };
}
