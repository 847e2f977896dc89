/** The 200 most populous cities of the United States (census of 2020, estimates of 2023). */
export const LARGEST_CITIES: readonly string[] = `
New York, NY
Los Angeles, CA
Chicago, IL
Houston, TX
Phoenix, AZ
Philadelphia, PA
San Antonio, TX
San Diego, CA
Dallas, TX
San Jose, CA
Austin, TX
Jacksonville, FL
Fort Worth, TX
Columbus, OH
Indianapolis, IN
Charlotte, NC
San Francisco, CA
Seattle, WA
Denver, CO
Oklahoma City, OK
Nashville, TN
El Paso, TX
Washington, DC
Boston, MA
Las Vegas, NV
Portland, OR
Detroit, MI
Louisville, KY
Memphis, TN
Baltimore, MD
Milwaukee, WI
Albuquerque, NM
Tucson, AZ
Fresno, CA
Sacramento, CA
Mesa, AZ
Kansas City, MO
Atlanta, GA
Omaha, NE
Colorado Springs, CO
Raleigh, NC
Long Beach, CA
Virginia Beach, VA
Miami, FL
Oakland, CA
Minneapolis, MN
Tulsa, OK
Bakersfield, CA
Wichita, KS
Arlington, TX
Aurora, CO
Tampa, FL
New Orleans, LA
Cleveland, OH
Honolulu, HI
Anaheim, CA
Lexington, KY
Stockton, CA
Corpus Christi, TX
Henderson, NV
Riverside, CA
Newark, NJ
Saint Paul, MN
Santa Ana, CA
Cincinnati, OH
Irvine, CA
Orlando, FL
Pittsburgh, PA
St. Louis, MO
Greensboro, NC
Jersey City, NJ
Anchorage, AK
Lincoln, NE
Plano, TX
Durham, NC
Buffalo, NY
Chandler, AZ
Chula Vista, CA
Toledo, OH
Madison, WI
Gilbert, AZ
Reno, NV
Fort Wayne, IN
North Las Vegas, NV
St. Petersburg, FL
Lubbock, TX
Irving, TX
Laredo, TX
Winston-Salem, NC
Chesapeake, VA
Glendale, AZ
Garland, TX
Scottsdale, AZ
Norfolk, VA
Boise, ID
Fremont, CA
Spokane, WA
Santa Clarita, CA
Baton Rouge, LA
Richmond, VA
Hialeah, FL
San Bernardino, CA
Tacoma, WA
Modesto, CA
Huntsville, AL
Des Moines, IA
Yonkers, NY
Rochester, NY
Moreno Valley, CA
Fayetteville, NC
Fontana, CA
Columbus, GA
Worcester, MA
Port St. Lucie, FL
Little Rock, AR
Augusta, GA
Oxnard, CA
Birmingham, AL
Montgomery, AL
Frisco, TX
Amarillo, TX
Salt Lake City, UT
Grand Rapids, MI
Huntington Beach, CA
Overland Park, KS
Glendale, CA
Tallahassee, FL
Grand Prairie, TX
McKinney, TX
Cape Coral, FL
Sioux Falls, SD
Peoria, AZ
Providence, RI
Vancouver, WA
Knoxville, TN
Akron, OH
Shreveport, LA
Mobile, AL
Brownsville, TX
Newport News, VA
Fort Lauderdale, FL
Chattanooga, TN
Tempe, AZ
Aurora, IL
Santa Rosa, CA
Eugene, OR
Elk Grove, CA
Salem, OR
Ontario, CA
Cary, NC
Rancho Cucamonga, CA
Oceanside, CA
Lancaster, CA
Garden Grove, CA
Pembroke Pines, FL
Fort Collins, CO
Palmdale, CA
Springfield, MO
Clarksville, TN
Salinas, CA
Hayward, CA
Paterson, NJ
Alexandria, VA
Macon, GA
Corona, CA
Kansas City, KS
Lakewood, CO
Springfield, MA
Sunnyvale, CA
Jackson, MS
Killeen, TX
Hollywood, FL
Murfreesboro, TN
Pasadena, TX
Bellevue, WA
Pomona, CA
Escondido, CA
Joliet, IL
Charleston, SC
Mesquite, TX
Naperville, IL
Rockford, IL
Bridgeport, CT
Syracuse, NY
Savannah, GA
Roseville, CA
Torrance, CA
Fullerton, CA
Surprise, AZ
McAllen, TX
Thornton, CO
Visalia, CA
Olathe, KS
Gainesville, FL
West Valley City, UT
Orange, CA
Denton, TX
Warren, MI
Pasadena, CA
Waco, TX
`
  .trim()
  .split("\n");
