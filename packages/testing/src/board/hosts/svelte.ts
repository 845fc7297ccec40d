import { mount } from 'svelte';
import FleetPage from './fleet.svelte';

const target = document.getElementById('app');
if (target) mount(FleetPage, { target });
