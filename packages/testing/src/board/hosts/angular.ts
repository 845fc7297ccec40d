/* Templates are compiled in the browser, unlike `ng serve`: this tests the page, not Angular's build. */
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { type FleetState, firstState } from './fleet.ts';

const heard: unknown[] = [];

class FleetPage {
  readonly state = signal<FleetState>(firstState);
  constructor() {
    window.fleet = { heard, set: (change) => this.state.update((before) => ({ ...before, ...change })) };
  }
  record({ detail }: CustomEvent): void {
    heard.push(detail);
  }
}

const FleetComponent = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (state().isShown) {
      <div class="board-slot" id="picker"><yantra-city-picker (yantra-city-change)="record($event)"></yantra-city-picker></div>
      <div class="board-slot" id="carousel">
        <yantra-equipment-carousel [city]="state().city" [limit]="state().limit" [heading]="state().heading"><p>{{ state().note }}</p></yantra-equipment-carousel>
      </div>
      <div class="board-slot" id="form"><yantra-lead-form></yantra-lead-form></div>
      <div class="board-slot" id="map"><yantra-equipment-map [filters]="state().filters"></yantra-equipment-map></div>
    }`,
})(FleetPage);

bootstrapApplication(FleetComponent, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
