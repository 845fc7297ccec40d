declare module '*.svelte' {
  import type { Component } from 'svelte';
  const component: Component;
  export default component;
}
declare module 'vue/dist/vue.esm-bundler.js' {
  export * from 'vue';
}
