/**
 * Neighbourhoods of the thirty largest cities, for the map near by, nearest to nearest.
 * Data: GeoNames postal codes (https://www.geonames.org), CC BY 4.0, selected.
 */
export const localities = {
  /** A name a line. */
  names: `Rajawadi
Vidyanagari
Sakinaka
Sion
Khar Delivery
Chakala Midc
Anushakti Nagar
Vikhroli
Mahim
Juhu
Parel
Motilal Nagar
Vashi
Mazgaon
Kopar Khairne
Ghansoli
Sanpada
Cumballa Hill
Girgaon
Kharodi
Balkum
Rajbhavan
Nariman Point
Borivali
Mumbra
Dahisar
Jnpt
Sandozbaugh
Indraprastha
Malka Ganj
Karol Bagh
Seelampur
Krishna Nagar
Patparganj
Ashok Vihar
Jungpura
Gokal Puri
Chanakya Puri
Punjabi Bagh
Jhilmil
Karawal Nagar
Andrewsganj
Maya Puri
Saraswati Vihar
Khora
Hauz Khas
Burari
Vasundhra
Kalkaji
Paschim Vihar
Nangal Raya
Samai Pur
Sahibabad
Sarita Vihar
Vasant Kunj
Palam Village
Chickpet
Adugodi
Basavanagudi
Agram
Malleswaram
Fraser Town
Jayanagar
Hampinagar
Koramangala
Msrit
Nandinilayout
Nagarbhavi
Sahakaranagar
Horamavu
Subramanyapura
Kannamangala
Viswaneedam
Doorvaninagar
Rv Niketan
Begur
Vidyaranyapura
Anjanapura
Bellandur
Ullalu Upanagar
Thalaghattapura
Carmelram
Nagasandra
Virgonagar
Middleton Row
Bhawanipore
Narkeldanga
Ballygunge
Hatkhola
Sibpur
Purbachal
Alipore
Khiddirpore
Belgachia
Vip Nagar
Dhakuria
Kona
Liluah
Dasnagar
Bangur Avenue
Sahapur
Belur Math
Sinthee
Haripal
Aswini Nagar
Mukundapur
Jagacha
Dumdum
Bartala
Gouranganagar
Bansdroni
Uttarpara
Vepery
Rayapuram
Tiruvallikeni
Chetput
Vyasarpadi
Aynavaram
Mylapore
Tondiarpet
Saidapet
Arumbakkam
Villivakkam
Kotturpuram
Saligramam
Adambakkam
Choolaimedu
Padi
Besantnagar
Pozhal
Porur
Velacheri
Tiruvanmiyur
Perungudi
Tirumullaivoyal
Redhills
Madipakkam
Thiruverkadu
Polichalur
Kamarajnagar
Behrampura
Navjivan
Rajpur Gomtipur
Shahibag
Manekbag
Isanpur
Ranip
Memnagar
Saijpur Bogha
Ghatlodia
Juhapura
Vastral
Nikol
Sardarnagar
Digvijaynagar
Sarkhej
Dehgam
Aslali
Santej
Koba
Uvarsad
Adalaj
Shantigram
Kudasan
Changodar
Nandej
Chhipdi
Kanij
Humayunnagar
Charminar
Bahadurpura
Hyderguda
Golconda
Narsingi
Falaknuma
Saidabad
Begumpet
Amberpet
Hydershahkote
Yousufguda
Sitaphalmandi
Manikonda
Saroornagar
Nehrunagar
Rajendranagar
Bowenpally
Cyberabad
Lallaguda
Meerpet
Trimulgherry
Ie Moulali
Kukatpally
Vanasthalipuram
Kothaguda
Boduppal
Sainikpuri
Swargate
Range Hills
Wanowarie
Navsahyadri
Yerwada
Dhankawadi
Aundh
Armament
Dapodi
Warje
Hadapsar
Bavdhan
Mohamadwadi
Vadgaon Budruk
Kasarwadi
Bhosarigoan
Lohogaon
Manjari Farm
Phursungi
Chinchwadgaon
Vagholi
Charholi
Moshi
Akurdi
Pirangut
Loni Kalbhor
Theur
Paud
Sarthana
Udhna
Rander
Amroli
Bhatha
Bhestan
Sachin
Umbhel
Kribhconagar
Kholvad
Chalthan
Sayan
Vav Kathodara
Dumas
Olpad
Tadkeshwar
Dabhel
Sevni
Vesma
Orna
Ghala
Anwarganj
Ganga Ghat
Barra
Hns Nagar
Shiwans Tanney
Harjinder Nagar
Magarwara
Mandhana
Achalganj
Bidhnoo
Sachendi
Chaubepur
Sarsaul
Narwal
Shastri Nagar
Vaishali Nagar
Jhotwara
Gandhi Nagar
Mansarovar
Jawahar Nagar
Murlipura
Durgapura
Govindpura
Bhankrota
Amer
Jamdoli
Kanota
Kookas
Kalwad
Jahota
Jamwaramgarh
Watika
Morija
Nagram
Alambagh
Dilkusha
Lucknow Chowk
Niralanagar
Mahanagar
Vikas Nagar
Indira Nagar
Sgpgi
Sarojini Nagar
Chinhat
Kakori
Gurbuxganj
Mohanlalganj
Gosainganj
Satrikh
Malihabad
Wadi
Ajni
Jaripatka
Bagadganj
Ayodhya Nagar
Khamla
Vayusena Nagar
Mhalginagar
Godhani
Jaitala
Khapari
Koradi Tps
Bhilgaon
Hingna
Khaperkheda
Kanhan Pipri
Kalmeshwar
Patansaongi
Sudama Nagar
Kasturbagram
Nanda Nagar
Indore Cat
Hatod
Manglia
Mhow
Simrol
Betma
Saristabad
Kadamkuan
Beur More
Mahendru
Sadaquat Ashram
Ashiananagar
Gulzarbagh
Patna Sectt
Anzanpeer Chok
Nayagaon
Bidupur Rs
Dighwara
Sitalpur
Patepur
Chaksikandar
Balukaram
Sarai
Sikandri Sarai
Vidya Vihar
Arera Hills
Nariyalkheda
Suraj Nagar
Bairagarh
Bhel
Trilanga
Neelbad
Bag Mungalia
Kokta
Misord
Ayodhaya Nagar
Bilkisganj
Millerganj
Basti Jodhewal
Focal Point
Basant Avenue
Rajguru Nagar
Gill
Lohora
Ayali Kalan
Lalton Kalan
Baddowal
Phillaur
Sanehwal
Ghawaddi
Kohara
Jodhan
Dakha
Kila Raipur
Hambran
Narangwal
Urapar
Dehlon
Apra
Mohie
Moron
Gujjarwal
Katani Kalan
Koom Kalan
Ghungrana
Dayal Bagh
Jeonti
Kishni
Etmadpur
Kurra
Barhan
Bisawar
Bhadrauli
Achhnera
Karelibaug
Manjalpur
Akota
Chhani Rd
Subhanpura
Bajwa
Sankheda
Khambholej
Sokhda
Jarod
Vasad
Anklav
Kantharia
Bamangam
Tilakwada
Panchvati
Dwarka Corner
Sawarkar Nagar
Devlali
Chandori
Shivajinagar
Chakan
Dehu
Vadgaon
Katemanivali
Shahad
Saravali
Mohone
Vishnunagar
Dandekarwadi
Manpada
Manda
Kulgaon
Padgha
Kasarvadavali
Kalamboli Node
Kharghar
Nehru Nagar
Juchandra
Uttan
Papdi
Modipuram
Mohiuddinpur
Dabathwa
Jani
Daurala
Kharkhauda
Rasulpur Rohta
Govindpuri
Machhara
Modi Nagar
Hastinapur
Sarurpur Khurd
Sakoti Tanda
Parikshitgarh
Baleni
Lawar
Ballabgarh
Tigaon
Sangam Vihar
Ignou
Maharshi Nagar
Mehrauli
Gurjinder Vihar
Arjungarh
Haillymandi
Sohna
Kapashera
Govindpuram
Hindon Nagar
Dhaulana
Pilkhuwa
Karjat
Dhuva
Rajkot Bedipara
Kasturbadham
Veraval Shapar
Sapar Veraval
Gomta
Lodhika
Mengni
Paddhari
Sardhar
Mahmoorganj
Dhanapur
Sarnath
Bhulanpur Pac
Sadalpura
Harhua
Sahupuri
Chaubeypur
Cholapur
Sakaldiha
Mangari
Adalhat
Babatpur Ad
Jakhini
Baburi
Sindhora
Naugarh
Tanda Kalan
Saraidhela
Topchanchi
Jitpur
Shramik Nagar
Kusunda
Bansjora
Moonidih
Bhaga
Khasjeena Gora
Jamadoba
Baliapur
Sijua
Rajganj
Bhelatand
Sindri
Chasnalla
Malkera
Domgarh
Sonardih
Santaldih`,
  /** From each to the next, from 8 N 68 E on: thousandths of a degree north and east, in base 36. Steps take half the room of places. */
  steps:
    '8jq 3s2 -5 -11 v u -1o -r q -t 1c u -28 1o 1z 1 -25 -2d 27 -g -38 c 4j 1 -2d 46 -2t -44 3o 4k k -6 -1o d -2o -5r -c k 6k -4 9 46 -75 -4w -k x 8k d -4 3i j -2w -a2 1f 9u 29 78x 39y 19 -v -r -f o 2a -s o -w -a 27 -3b -31 20 3c 14 -3c -2l 2c -1b 6 4x 1g -1b -4i -15 1w -2y 1t 1 -25 63 -22 -41 5v -3 -2w 4f -32 -2r 3j -4c -1n 7 3p 10 -1t 65 -40 -23 -1 -3u 1l -1q -c1y de -l t -3 -t j 1k 10 -1m 1 19 -25 -u 15 -1c -12 2h 2v -1r -j -s -1k -k 2p 2b -r 1p -3i -38 44 1 -1k -16 d 50 -27 -54 -1j 3k 5t -1v -61 4 22 3y m -6e -2i 1q 14 4e 45 -58 -13 5u 7ct 87f m -6 3 x -19 -f 1u -4 -w -10 9 29 -1c -1w d -j 1v 1t -28 b -h -o 1t -1w 17 u -i -o a 2q -2u -2c 3f v -1 x -2n -2o 22 3w -39 -p 2h -3n 1g 3x -2g -42 1b 54 -3a -2l 52 -d -7dp -68p m x -1g -i a -v 1h i -l -v -1u 16 2y o -2p -1m m -n 15 -7 -2f z m -11 o -e 17 4x -b -55 -2y 29 4q -1q -3f -u -1l 1d j 43 -y -3g 43 -30 29 1a -5n -k 2e -12 -2m e 3q -z 7mr -5st t -i -q 17 1a -k -18 -1d -w 1i 2k -p -u -14 e 2y a -2n -22 -f a 3h t 9 1h -n p -23 -3n -1q 3b s -55 1r 57 -3a 1c 4m a -r 8 -t -4 -19 i 2h -71 -51 -14 6m 2n 28 -38 -2f -47x 4g9 -u u -c -m 5 -t 1m -2 -1 1t -2a -l j 10 2b -1b -1b 1q -q -3h 24 t -o 2n -g -3y -z 4g 29 -t -3h -30 3z 21 -o -2a -3 3w -3a 0 4d -g -p 13 14 -4d -4h 4x 3v -5v -1f 66 1y -18 s2 -3m0 1g -i -1f 17 -7 -1k 1u 1q -2n -11 2q -16 -q -i 19 13 -2y -10 r 3q e -4g -1a 46 -k -32 49 e g m -m 27 -2u 1d -o 3 4e -5h -1c 5k 1z -23 c -1u -b -1o -41 -2k -p 9e 16 h -3 -bt 22s -m0 -19 g 1g -1d i 1n -1h -2j -1l 2j -u q 28 2b -d -79 31 6h -3h p 4m -20 -2f 2c -3y -74 6x 11 -38 7u -51 -2c 2k 2k -2k -1g 5q 20 1z -o 3ys 5mn n 1i -1a -1x x -f -u 2p -m -7 2t 12 13 -5r -7 78 -6c -5v 2z -2x 5a w -9a 7z -15 -2f je -3jr -s -1p x 3 -20 1k 3 -13 f 29 2d -2t -3l 1h 2y -2i -29 -5 33 4p -35 p 2 1j 4z -15 -1r -8y 3e 2s -2h 93 -8n -38 ca -2f -8j 3yq -w -15 5 18 1e -15 b s -5 o m -1 -i 11 -3q -1l 4 -23 3i 4u -5 -71 -4f 6o -s -17 2d 3i 1w 17 2a -cb -4g5 -19j -t g 1l 5 -y v -r -9 -8 -1f 1i -q -1u 2f 35 -1h -2v -1b -1n 10 5i 15 -14 2d -3s -60 5r 43 -12 3h -b -8w 2w 2r 11t -2gf p o o h -23 -1r 3n -2c 1m 69 -8j -5d -c 45 3x -83 28n 7bu r v -12 -1i 1a 29 f -1q -c -y -o 3n -f -4n 32 4n 22 -3h -26 6b 1l -8q n z s 4v -2l 3m -t r 32 -2h -1y0 -62f -o -e 1 r 1b -x -27 -o 1z -k -14 3c -1c -11 2 -2h -2 3s 2b r -41 -h a 14 -q -87 603 -120 13 5 -1c 11 -p -25 l -15 -z 20 3 s 18 -3n -1c k i -x 4a 14 -4y 5g -1l -2l 2e 35 -20 -6v 1p -1u -2m 3n 4u -47 -4t 2x 80 56 -8j -31 9g q -7u -5a 7u 6c -9d -4k 2u 8k 2n a -6b -73 -2p1 1p0 -8 37 -2k -2 30 20 -64 -2m 8u 2g 1r -7d -af 7h 4k -c5 -3r4 -3in -14 -3 m -f 16 -1 -l -p 19 -c -57 2s 4j -4h 29 2d g 4o e -7h -23 -1n 1b n -37 -1d 5q 5h -1xi hl -q -2h -q 43 -1t -v 3n 3q -15o -3d 6h a -14 -4t l -1f di -dr h m d -1u 8 24 -18 -2i 24 1t -3c -1p 3b 37 -3q 12 5n -1t -2m -5x -6t 3z -d 1u 1a -83 8c -7 -26 -2f 20 s 7hw 3sa -56 -2t 5g 1 -37 -1n 4d 42 -7z y 5n -5h -52 1b 18 8h -1y -92 44 9x 4c -am 1l 4s -65 6j -b -dq 3z cs -l8 -gj c 25 46 -4g 1 -14 x 55 -g -5q -20 97 x -au -c -13 -1v -e 3l k 4d b1 -3 2x -1c 1p 2r 1 -7ii -3hs 2k6 -1sv -7 n -28 2r -1q -37 -9 -o 93 -14 -9o -2o -17 1p 9i -2l -85 al 2fv 99a -n v 2q e -2d -2c -d 4w 2r -5v 21 20 -9 3a u -2l -7h 43 72 -7g -93 47 8t -58 -7h -h -8 9z 9y -77 -72 94 62 -28 -1am 2j6 4 -u -n -h m -t -18 -3 9 -n -18 r -f n -n p -2 -v j 3f 26 -5p 22 h -2t -k -2o 4s -9 -18 3a -48 -3p 5f 3w -69 -5d 7v',
} as const;
