import '@yantra/state/define';
