import { Line } from './line.tsx';

/** One worker, and room for others. */
export function NoPeople() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <Line
          d="M67 293 Q67 226 122 224 Q177 226 177 293 M96 178 a26 26 0 1 0 53 0 a26 26 0 1 0 -53 0"
          stroke="#F6A15B"
          width={6}
          dash="1 11"
        />
        <Line
          d="M303 293 Q303 226 358 224 Q413 226 413 293 M332 178 a26 26 0 1 0 53 0 a26 26 0 1 0 -53 0"
          stroke="#F6A15B"
          width={6}
          dash="1 11"
        />
      </g>
      <g>
        <path d="M154 312 V276 Q156 218 240 214 Q324 218 326 276 V312Z" fill="#D9531E" />
        <path d="M206 220 L240 262 L274 220 L262 212 H218Z" fill="#FFF7E7" />
        <path d="M176 246 h20 v66 h-20z M284 246 h20 v66 h-20z" fill="#F2B84A" />
        <path d="M222 190 h36 v30 q-18 18 -36 0z" fill="#E0A878" />
      </g>
      <g>
        <circle cx="240" cy="160" r="44" fill="#F0BE90" />
        <path d="M190 150 Q190 92 240 90 Q290 92 290 150Z" fill="#F2B84A" />
        <rect x="180" y="144" width="120" height="14" rx="7" fill="#D9992E" />
        <path d="M230 90 h20 v50 h-20z" fill="#D9992E" />
        <circle cx="224" cy="172" r="5" fill="#23262B" />
        <circle cx="256" cy="172" r="5" fill="#23262B" />
        <Line d="M226 188 Q240 198 254 188" stroke="#8F3412" width={5} />
      </g>
      <g>
        <circle cx="366" cy="276" r="36" fill="#27713F" />
        <Line d="M366 259 V293 M349 276 H383" stroke="#FFF7E7" width={9} />
      </g>
    </svg>
  );
}
