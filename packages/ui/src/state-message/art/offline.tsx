import { Line } from './line.tsx';

/** A mast that is cut off. */
export function Offline() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <path d="M139 250 Q240 222 341 250 A130 130 0 0 1 139 250Z" fill="#7DA35B" opacity="0.85" />
      <g>
        <Line d="M240 110 L200 300 M240 110 L280 300" stroke="#8F3412" width={9} />
        <Line
          d="M230 158 L258 198 M250 158 L222 198 M221 204 L267 244 M259 204 L213 244 M211 250 L276 290 M269 250 L204 290"
          stroke="#D9531E"
          width={5}
        />
        <rect x="190" y="296" width="100" height="12" rx="4" fill="#23262B" />
        <circle cx="240" cy="104" r="14" fill="#D9531E" />
        <circle cx="240" cy="104" r="6" fill="#FFF7E7" />
      </g>
      <g>
        <Line d="M206 76 Q194 104 206 132 M178 60 Q158 104 178 148" stroke="#F6A15B" width={9} />
        <Line d="M274 76 Q286 104 274 132 M302 60 Q322 104 302 148" stroke="#EFE3CC" width={9} />
      </g>
      <g>
        <circle cx="338" cy="74" r="34" fill="#B3261E" />
        <Line d="M324 60 L352 88 M352 60 L324 88" stroke="#FFF7E7" width={9} />
      </g>
      <g>
        <Line d="M30 306 Q90 306 110 276" stroke="#23262B" width={9} />
        <g transform="rotate(-56 122 262)">
          <rect x="104" y="252" width="26" height="22" rx="5" fill="#23262B" />
          <rect x="130" y="255" width="14" height="5" rx="2" fill="#4A505A" />
          <rect x="130" y="266" width="14" height="5" rx="2" fill="#4A505A" />
        </g>
        <g transform="rotate(-30 400 270)">
          <rect x="374" y="258" width="28" height="26" rx="6" fill="#23262B" />
          <rect x="368" y="264" width="8" height="5" rx="1" fill="#FFE3C4" />
          <rect x="368" y="274" width="8" height="5" rx="1" fill="#FFE3C4" />
        </g>
        <Line d="M400 264 Q430 270 452 306" stroke="#23262B" width={9} />
      </g>
    </svg>
  );
}
