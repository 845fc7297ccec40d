import { createApp, reactive } from 'vue/dist/vue.esm-bundler.js';
import { firstState } from './fleet.ts';

const heard: unknown[] = [];
const state = reactive({ ...firstState });
window.fleet = { heard, set: (change) => void Object.assign(state, change) };

const app = createApp({
  setup: () => ({ state, record: ({ detail }: CustomEvent) => heard.push(detail) }),
  template: `
    <template v-if="state.isShown">
      <div class="board-slot" id="picker"><yantra-city-picker @yantra-city-change="record"></yantra-city-picker></div>
      <div class="board-slot" id="carousel">
        <yantra-equipment-carousel :city="state.city" :limit="state.limit" :heading="state.heading"><p>{{ state.note }}</p></yantra-equipment-carousel>
      </div>
      <div class="board-slot" id="form"><yantra-lead-form></yantra-lead-form></div>
      <div class="board-slot" id="map"><yantra-equipment-map :filters="state.filters"></yantra-equipment-map></div>
    </template>`,
});
app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('yantra-');
app.mount('#app');
