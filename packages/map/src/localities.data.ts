/**
 * Neighbourhoods of the thirty largest cities, for the map near by, nearest to nearest.
 * Data: GeoNames postal codes (https://www.geonames.org), CC BY 4.0, selected.
 */
export const localities = {
  /** One name per line. */
  names: `Ganga Ghat
Shiwans Tanney
Harjinder Nagar
Barra
Anwarganj
Hns Nagar
Mandhana
Chaubepur
Sachendi
Bidhnoo
Narwal
Sarsaul
Achalganj
Magarwara
Sarojini Nagar
Sgpgi
Dilkusha
Nagram
Niralanagar
Mahanagar
Vikas Nagar
Indira Nagar
Chinhat
Lucknow Chowk
Alambagh
Kakori
Malihabad
Mohanlalganj
Gurbuxganj
Gosainganj
Satrikh
Babatpur Ad
Mangari
Harhua
Sarnath
Dhanapur
Mahmoorganj
Bhulanpur Pac
Sadalpura
Sakaldiha
Baburi
Naugarh
Tanda Kalan
Chaubeypur
Cholapur
Sahupuri
Sindhora
Jakhini
Adalhat
Patna Sectt
Beur More
Saristabad
Kadamkuan
Mahendru
Gulzarbagh
Anzanpeer Chok
Bidupur Rs
Chaksikandar
Balukaram
Sarai
Patepur
Nayagaon
Sitalpur
Dighwara
Ashiananagar
Sadaquat Ashram
Rajganj
Sijua
Bhelatand
Malkera
Sonardih
Bansjora
Kusunda
Moonidih
Bhaga
Jamadoba
Khasjeena Gora
Chasnalla
Sindri
Domgarh
Baliapur
Santaldih
Saraidhela
Topchanchi
Jitpur
Shramik Nagar
Uttarpara
Belur Math
Liluah
Dasnagar
Kona
Sibpur
Khiddirpore
Alipore
Ballygunge
Middleton Row
Bhawanipore
Narkeldanga
Purbachal
Bangur Avenue
Belgachia
Sinthee
Dumdum
Aswini Nagar
Gouranganagar
Hatkhola
Dhakuria
Vip Nagar
Mukundapur
Bansdroni
Sahapur
Haripal
Bartala
Jagacha
Kanhan Pipri
Bhilgaon
Godhani
Jaripatka
Wadi
Ajni
Ayodhya Nagar
Mhalginagar
Bagadganj
Khamla
Jaitala
Vayusena Nagar
Khapari
Hingna
Kalmeshwar
Koradi Tps
Khaperkheda
Patansaongi
Ayodhaya Nagar
Misord
Bag Mungalia
Trilanga
Arera Hills
Vidya Vihar
Sikandri Sarai
Nariyalkheda
Bairagarh
Suraj Nagar
Neelbad
Bhel
Kokta
Bilkisganj
Manglia
Nanda Nagar
Kasturbagram
Sudama Nagar
Indore Cat
Mhow
Simrol
Betma
Hatod
Jarod
Sokhda
Bajwa
Subhanpura
Karelibaug
Akota
Manjalpur
Chhani Rd
Khambholej
Anklav
Kantharia
Vasad
Tilakwada
Sankheda
Bamangam
Kanij
Nandej
Aslali
Isanpur
Behrampura
Rajpur Gomtipur
Vastral
Nikol
Saijpur Bogha
Sardarnagar
Koba
Uvarsad
Kudasan
Adalaj
Shantigram
Digvijaynagar
Ranip
Shahibag
Navjivan
Memnagar
Ghatlodia
Dehgam
Santej
Sarkhej
Juhapura
Manekbag
Changodar
Chhipdi
Olpad
Rander
Sarthana
Amroli
Udhna
Bhestan
Sachin
Chalthan
Umbhel
Vav Kathodara
Tadkeshwar
Orna
Ghala
Kholvad
Sayan
Bhatha
Kribhconagar
Dumas
Dabhel
Vesma
Sevni
Dwarka Corner
Panchvati
Sawarkar Nagar
Devlali
Chandori
Chakan
Moshi
Bhosarigoan
Kasarwadi
Dapodi
Aundh
Range Hills
Shivajinagar
Swargate
Wanowarie
Hadapsar
Mohamadwadi
Phursungi
Manjari Farm
Loni Kalbhor
Theur
Vagholi
Lohogaon
Charholi
Yerwada
Armament
Bavdhan
Warje
Vadgaon Budruk
Dhankawadi
Navsahyadri
Pirangut
Paud
Vadgaon
Dehu
Akurdi
Chinchwadgaon
Kharghar
Karjat
Kalamboli Node
Sanpada
Vashi
Kopar Khairne
Ghansoli
Vikhroli
Sakinaka
Rajawadi
Nehru Nagar
Vidyanagari
Khar Delivery
Mahim
Sion
Anushakti Nagar
Parel
Mazgaon
Girgaon
Cumballa Hill
Rajbhavan
Nariman Point
Jnpt
Chakala Midc
Juhu
Motilal Nagar
Kharodi
Borivali
Dahisar
Uttan
Papdi
Juchandra
Kasarvadavali
Mumbra
Balkum
Sandozbaugh
Vishnunagar
Saravali
Katemanivali
Shahad
Mohone
Dandekarwadi
Manda
Padgha
Kulgaon
Manpada
Sardhar
Kasturbadham
Rajkot Bedipara
Dhuva
Veraval Shapar
Sapar Veraval
Mengni
Lodhika
Paddhari
Gomta
Bhankrota
Mansarovar
Gandhi Nagar
Durgapura
Jawahar Nagar
Jamdoli
Kanota
Amer
Kookas
Jamwaramgarh
Shastri Nagar
Jhotwara
Vaishali Nagar
Murlipura
Govindpura
Kalwad
Jahota
Morija
Watika
Achhnera
Dayal Bagh
Jeonti
Etmadpur
Barhan
Kishni
Kurra
Bhadrauli
Bisawar
Gurjinder Vihar
Tigaon
Ballabgarh
Sarita Vihar
Kalkaji
Andrewsganj
Jungpura
Indraprastha
Karol Bagh
Malka Ganj
Ashok Vihar
Saraswati Vihar
Punjabi Bagh
Paschim Vihar
Maya Puri
Nangal Raya
Palam Village
Kapashera
Haillymandi
Arjungarh
Vasant Kunj
Mehrauli
Ignou
Sangam Vihar
Hauz Khas
Chanakya Puri
Patparganj
Krishna Nagar
Jhilmil
Seelampur
Gokal Puri
Karawal Nagar
Burari
Samai Pur
Sahibabad
Vasundhra
Khora
Maharshi Nagar
Govindpuram
Hindon Nagar
Dhaulana
Pilkhuwa
Mohiuddinpur
Govindpuri
Modi Nagar
Jani
Rasulpur Rohta
Sarurpur Khurd
Dabathwa
Modipuram
Daurala
Sakoti Tanda
Lawar
Hastinapur
Parikshitgarh
Machhara
Kharkhauda
Baleni
Sohna
Katani Kalan
Kohara
Sanehwal
Lohora
Gill
Basant Avenue
Rajguru Nagar
Ayali Kalan
Baddowal
Lalton Kalan
Jodhan
Narangwal
Gujjarwal
Kila Raipur
Dehlon
Ghungrana
Ghawaddi
Focal Point
Millerganj
Basti Jodhewal
Apra
Moron
Urapar
Phillaur
Hambran
Dakha
Mohie
Koom Kalan
Kothaguda
Kukatpally
Cyberabad
Yousufguda
Golconda
Humayunnagar
Begumpet
Bowenpally
Nehrunagar
Lallaguda
Ie Moulali
Sainikpuri
Trimulgherry
Sitaphalmandi
Amberpet
Saroornagar
Saidabad
Charminar
Bahadurpura
Hyderguda
Hydershahkote
Rajendranagar
Falaknuma
Meerpet
Vanasthalipuram
Boduppal
Narsingi
Manikonda
Virgonagar
Doorvaninagar
Horamavu
Fraser Town
Malleswaram
Chickpet
Basavanagudi
Adugodi
Jayanagar
Koramangala
Agram
Hampinagar
Nagarbhavi
Ullalu Upanagar
Viswaneedam
Nandinilayout
Kannamangala
Msrit
Vidyaranyapura
Sahakaranagar
Nagasandra
Rv Niketan
Subramanyapura
Thalaghattapura
Anjanapura
Begur
Carmelram
Bellandur
Polichalur
Madipakkam
Porur
Saligramam
Saidapet
Kotturpuram
Mylapore
Tiruvallikeni
Vepery
Chetput
Arumbakkam
Adambakkam
Padi
Villivakkam
Aynavaram
Vyasarpadi
Rayapuram
Tondiarpet
Choolaimedu
Tiruvanmiyur
Besantnagar
Perungudi
Velacheri
Thiruverkadu
Tirumullaivoyal
Kamarajnagar
Pozhal
Redhills`,
  /**
   * From each to the next, from 8 N 68 E on: in 250ths of a degree north and east (200 m off at
   * most, less than a PIN code's middle is known), in base 36. Steps take half the room of places.
   */
  steps:
    '3kc 2e1 -b 3 -5 -2 4 -i 6 3 3 -7 m -k f -6 -1b -8 -r q -k w b m 1u -1 -8 -d 1m 30 -1 j i 2 7 -1 9 -2 -2 6 6 0 -4 9 -2 b -1 -x -e -1 e -u c -j -1n 1x 8 a e l h b -9n bs 3 9 -k 6 0 u -p -4 6 -7 -2 -a -4 18 -j 8 -8 9 q h 1j -k -d -k 7 -n -5 -6 j -d -2f -o -c 1f 35 dy -3 d 3 6 6 7 2 7 -5 9 o 0 -1 p 4 7 -8 7 s -n 3 -h -7 -u 0 -e -6 -8 -v k 3 8 -c8 8i -j -4 -7 -1 4 -6 2 -7 -2 o -2 5 -9 1 -4 6 -6 -2 1 8 -a 3 2 b -6 0 i 9 -v 5 1j -l 1 -7 -6 -5 6 -7 -83 dn -6 1 -4 -5 -4 -6 -6 -1 -3 5 -6 -1 -3 4 1 7 5 -3 5 -1 1 8 0 7 8 0 0 -6 5 1 1 7 -6 4 -4 6 1 -o -m 3 5 6 -9 3 -5 -c 9 -9 7 -8 2 -5 9 1 -9b -1qr -8 -e 1 -t -8 5 -7 -5 -7 4 -1 7 -5 2 b 0 -8 -f -1 -9 e 3 -t 5 6 -m 14 -c 4 19 8 4 e -o cj -ad -3 -a g -2 0 -c c -1 0 -7 6 4 6 -6 -2 -a -i 4 -4 -6 c w 9 9 -15 -1w -1s -8w -s -k -6 -4 -6 -6 -7 -5 -t -e -3 12 z -21 u r -2i -gm -4 -16 -e -6 -c 2 0 c -5 -5 -5 4 g -4 0 -p 8 -i c 5 7 9 g s -2c g x -1t 3v -23 5 2 7 -o h 1 6 -2 1 6 -2 a 7 3 7 -6 7 0 g 0 2 -6 6 3 -4 -b -1 -b -d 6 -9 2 -4 5 -5 -6 1 -9 6 3 8 -4 1 -d -v 7 4 6 5 4 -m -o e 28 -bg -4 -s a -2 9 6 6 -i -2 -a 2 -7 7 d k 7 0 d 3 -3 f 7 8 h -6 -a -q a -c -w -w -5 -f -k 4 -c 1n 0 a n c -7y 4q 7 m -e f -g -8 x y -8t -s -o -5 -b 2 -4 -6 -5 2 -5 -5 -3 8 -6 1 -7 3 0 7 1 b -8 -3 0 f 6 -1 -3 d b 4 e -f 4 -e d -5 -n -4 -6 -o -5 -6 -a 7 -6 3 3 b 8 -6 3 -10 4 -h 1j 4 -6 d -g n -6 1 2o -49 -5 -c 8 -5 9 -n 2 -6 8 4 5 -1 -4 -i -1 -9 -6 1 -5 -4 3 -5 0 -6 -a 1 3 6 -1 f -b -m -6 1 -4 -4 3 -5 -6 -3 -5 9 -a l 1n -c -2 -a c 4 8 -5 a 5 4 6 8 -k i 8 2 e -m m -b 2 -7 0 a 6 -4 n 8 3 -7 b 4 6 5 2 8 -6 0 d i -6 -1f g 3 -12 kl -em m -i k -p 1 -6 -11 2 -2 -6 -g -j b -f 22 -8 d w uh yh 1 g -1 a -6 -2 b c -5 d 0 e s -k h 9 -8 r -k -1h 1 -e -8 -1 g 0 -6 -9 9 -u v p a v -32 m 3a cx a 1s -2 t 4 h o -1 -1f -h -s -5 1 m 2m -1v 7c -2v -o -s -4 -j 1e -8 2 -9 5 -6 5 3 c -1 4 -c 7 4 4 -9 1 -b -7 4 1 -a -a 6 -5 -5 -5 -4 -g -1 -f -2 3 a e 8 -4 7 -5 5 0 a b -a a -2 8 o 8 3 6 5 0 -b 8 2 6 -3 7 -i -3 -e -g 1k -7 -3 -8 -3 -l a 12 p -1 q -c f p 1 11 -8 -7 -7 -6 -6 x -2 j -4 o 0 -e j -2 p c -3 i 2 -m 1f -w 2 -2 6 -h -e -g -13 v -1z -3w -2p h0 -70 5 -e -7 -5 2 -n -1 -7 4 -8 5 -a 3 -8 -7 -3 -5 8 -c -6 -8 5 -4 -6 3 h -4 8 -7 -9 g i q 5 2 -a a 1 12 2 0 9 -8 b -9 -17 -k -t -k 4 -e 0 10 2o -2lk fx 5 8 -d -1 0 8 -5 0 -5 6 a 2 6 4 -4 9 -2 6 3 5 9 -3 -2 -6 -g 1 -6 0 -6 4 -3 -8 3 -6 -3 -6 1 -7 2 -8 -b 1 3 h -4 g 3 b m 2 0 -o -5 -s -ug -4k -3 -9 5 -6 -6 -b 0 -b -8 0 -6 0 1 7 -6 -4 1 b 9 0 0 -n -2 -5 1 -a 8 7 5 8 9 2 -4 5 c -1 -7 a 1 -n -x -2 -6 b -8 -2 -1 7 2 g 9 h 7 2 c gx 2 6 c 2 1 9 0 8 -6 1 4 7 6 0 7 -3 -4 -4 -1 -7 0 -6 8 -2 2 6 -1 6 5 7 -3 8 8 1 -8 i -s 0 -2 -q -6 -5 4 -5 o -p 9 3 1 -8 b p 8 -5',
} as const;
