import { Line } from './line.tsx';

/** A shed with an empty bay. */
export function NoMachines() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <path d="M96 150 L240 78 L384 150 V312 H96Z" fill="#FFF7E7" />
        <path d="M84 152 L240 70 L396 152 V172 L240 92 L84 172Z" fill="#D9531E" />
        <rect x="206" y="116" width="68" height="26" rx="6" fill="#F2B84A" />
        <rect x="218" y="125" width="44" height="8" rx="3" fill="#8F3412" />
      </g>
      <g>
        <rect x="134" y="186" width="212" height="126" rx="6" fill="#4A505A" />
        <rect x="134" y="186" width="212" height="24" rx="6" fill="#8e959e" />
        <Line d="M142 202 H338" stroke="#4A505A" width={3} />
        <path d="M150 312 L164 292 H316 L330 312Z" fill="#23262B" opacity="0.35" />
      </g>
      <g>
        <Line d="M196 254 V222 H238 L246 252 H284 Q294 254 294 266 V272" stroke="#F6A15B" width={5} dash="1 10" />
        <Line
          d="M178 276 a24 24 0 1 0 48 0 a24 24 0 1 0 -48 0 M268 286 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0"
          stroke="#F6A15B"
          width={5}
          dash="1 9.5"
        />
      </g>
      <g>
        <path d="M60 312 h58 l-20 -86 h-18Z" fill="#D9531E" />
        <path d="M75 250 h28 l5 20 h-38Z M66 288 h46 l3 14 h-52Z" fill="#FFF7E7" />
        <rect x="46" y="308" width="86" height="11" rx="4" fill="#8F3412" />
      </g>
      <g>
        <circle cx="352" cy="262" r="36" fill="#27713F" />
        <Line d="M352 245 V279 M335 262 H369" stroke="#FFF7E7" width={9} />
      </g>
      <g>
        <Line
          d="M420 314 v-34 m0 20 q-22 -2 -22 -24 q22 0 22 24 m0 -10 q22 -2 22 -24 q-22 0 -22 24"
          stroke="#7DA35B"
          width={6}
        />
      </g>
    </svg>
  );
}
