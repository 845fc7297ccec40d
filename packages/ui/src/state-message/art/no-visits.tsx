import { Line } from './line.tsx';

/** Binoculars before an open road. */
export function NoVisits() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <path d="M112 196 Q240 150 368 196 A130 130 0 0 1 112 196Z" fill="#7DA35B" />
        <path d="M222 176 h36 l60 116 h-156z" fill="#4A505A" />
        <Line d="M240 190 V280" stroke="#FFF7E7" width={6} dash="14 16" />
        <circle cx="318" cy="104" r="24" fill="#F2B84A" />
      </g>
      <g>
        <path
          d="M136 196 Q140 172 164 172 H200 Q222 174 222 198 V296 Q222 312 206 312 H142 Q124 312 126 294Z"
          fill="#23262B"
        />
        <path
          d="M344 196 Q340 172 316 172 H280 Q258 174 258 198 V296 Q258 312 274 312 H338 Q356 312 354 294Z"
          fill="#23262B"
        />
        <rect x="218" y="204" width="44" height="36" rx="8" fill="#4A505A" />
        <rect x="150" y="152" width="46" height="24" rx="8" fill="#D9531E" />
        <rect x="284" y="152" width="46" height="24" rx="8" fill="#D9531E" />
      </g>
      <g>
        <circle cx="174" cy="270" r="34" fill="#4A505A" />
        <circle cx="174" cy="270" r="25" fill="#BFE3F2" />
        <path d="M156 270 q2 -16 18 -18 q-8 8 -8 20z" fill="#FFF" opacity="0.8" />
        <circle cx="306" cy="270" r="34" fill="#4A505A" />
        <circle cx="306" cy="270" r="25" fill="#BFE3F2" />
        <path d="M288 270 q2 -16 18 -18 q-8 8 -8 20z" fill="#FFF" opacity="0.8" />
      </g>
      <g>
        <Line
          d="M86 314 v-34 m0 20 q-22 -2 -22 -24 q22 0 22 24 m0 -10 q22 -2 22 -24 q-22 0 -22 24"
          stroke="#7DA35B"
          width={6}
        />
      </g>
      <g>
        <path d="M388 312 h58 l-20 -86 h-18Z" fill="#D9531E" />
        <path d="M403 250 h28 l5 20 h-38Z M394 288 h46 l3 14 h-52Z" fill="#FFF7E7" />
        <rect x="374" y="308" width="86" height="11" rx="4" fill="#8F3412" />
      </g>
    </svg>
  );
}
