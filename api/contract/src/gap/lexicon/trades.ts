/** Skills of trades, transport, kitchens, hotels and farms. */
export const TRADES = `
Welding: welder experience, weld, weld metal
MIG welding: MIG^, GMAW > Welding
TIG welding: TIG^, GTAW > Welding
Stick welding: SMAW, arc welding > Welding
Flux-core welding: FCAW > Welding
Soldering
Brazing
Metal fabrication: fabrication, sheet metal, metalworking
Blueprint reading: read blueprints, reading blueprints, blueprints, interpret blueprints, read and interpret blueprints, schematics, construction drawings
CNC machining: CNC, CNC operation, CNC machines, CNC programming
Machining: lathe, milling machine, mills and lathes
Precision measurement: micrometers, calipers, measuring instruments, measuring tools
Carpentry: rough carpentry, carpentry work
Finish carpentry: trim carpentry, cabinetmaking, cabinet making > Carpentry
Framing?: framing houses, wood framing
Drywall: sheetrock, drywall installation, drywall finishing, hanging drywall
Painting: interior painting, house painting, spray painting
Plastering: stucco
Masonry: bricklaying, brick laying, brickwork, stonework
Concrete work: concrete finishing, pouring concrete, concrete pouring, concrete forms
Tile setting: tiling, tile installation
Flooring installation: installing flooring, carpet installation
Roofing: roof repair, shingles
Insulation installation: insulating
Plumbing: pipe fitting, pipefitting, plumbing repair
Electrical work: electrical wiring, electrical repair, electrical systems, wiring, electrical installation
HVAC: heating and cooling, heating ventilation and air conditioning, HVAC/R, HVACR, air conditioning repair, heating ventilation air conditioning
Refrigeration: refrigeration systems, commercial refrigeration
Boiler operation: boilers, boiler maintenance
Building maintenance: facilities maintenance, facility maintenance, property maintenance, general maintenance
Preventive maintenance: preventative maintenance
Equipment maintenance: equipment repair, machine maintenance, maintaining equipment, machinery maintenance, equipment servicing
Small engine repair: small engines
Diesel repair: diesel engines, diesel engine repair
Auto repair: automotive repair, vehicle repair, automotive maintenance, vehicle maintenance
Brake repair: brakes and suspension
Engine repair: engine rebuilding, engine overhaul
Hydraulics: hydraulic systems
Pneumatics: pneumatic systems
Auto body repair: collision repair
Troubleshooting: trouble shooting
Power tools: hand and power tools, hand tools, hand tools and power tools
Chainsaw operation: chain saw, chainsaw, chainsaws, chain saws
Heavy equipment operation: heavy equipment, heavy machinery, operate heavy equipment
Excavator operation: excavator, excavators
Backhoe operation: backhoe, backhoes
Bulldozer operation: bulldozer, dozer operation
Skid steer operation: skid steer, skid steers, skidsteer, Bobcat^
Front-end loader operation: front end loader, loader operator, front-end loaders
Crane operation: crane operator, operate cranes
Rigging: rigging equipment
Scaffolding: scaffold
Tractor operation: tractor driving, operate a tractor, operate tractors, driving tractors, drive tractors, drive a tractor, tractor operator, tractor driver, operating tractors, tractors
Combine operation: combine harvester, operate a combine, combine operator, driving combines
Farm equipment operation: farm machinery, farm equipment, operate farm equipment, agricultural equipment
Forklift operation: forklift, forklifts, fork lift, fork truck, forklift driving, operate a forklift
Pallet jack: pallet jacks, electric pallet jack, hand truck
Reach truck: reach trucks
Order selector: cherry picker
Loading and unloading: load and unload, loading trucks, unloading trucks, loading trailers, unload trucks, load trucks
Palletizing: stacking pallets, palletize
Packing: packaging, packing boxes, pack products
*Assembly: assembly line, product assembly, mechanical assembly
Machine operation: operating machinery, operate machinery, operating machines, operate machines
Production line work: production line
Warehouse work: warehousing, warehouse experience, warehouse operations
Delivery driving: making deliveries, local deliveries, package delivery
Truck driving: tractor-trailer, semi truck, tractor trailer, 18-wheeler, commercial driving, long haul, over the road
Dump truck driving: dump truck, dump trucks
Defensive driving
Route planning: route optimization
Landscaping: lawn care, grounds maintenance, groundskeeping, landscape maintenance, lawn maintenance, grounds keeping
Mowing: lawn mowing, lawn mower, lawn mowers, mow lawns, mow, riding mower, mowers
Tree trimming: tree pruning, arboriculture, tree care
Pruning: prune, pruning trees, pruning vines, pruning shears
Planting: transplanting, planting crops, plant seedlings, planting trees
Harvesting: harvest crops, harvesting crops, crop harvesting, harvest, picking fruit, fruit picking, picking crops, hand harvesting
Irrigation: irrigation systems, irrigation repair, drip irrigation, irrigate
Pesticide application: applying pesticides, pesticide spraying, apply pesticides, herbicide application, spraying pesticides
Weeding: weed control, pulling weeds, hoeing
Greenhouse work: greenhouse, greenhouses
Grafting
Sorting and grading: grading and sorting, sorting produce
Livestock care: livestock, caring for livestock, livestock handling, herding, calving, lambing, feed livestock
Milking: milk cows, milking cows, dairy farming
Shearing: sheep shearing
Fence repair: fencing, fence building, repair fences, building fences
Beekeeping: beehives, honey extraction
Horse care: grooming horses, horse grooming, horses
Fishing: commercial fishing
Crab picking
Tobacco harvesting: tobacco cutting
Snow removal: snow plowing, shoveling snow
Pool maintenance: pool cleaning
Pest control: exterminating
Housekeeping: room cleaning, cleaning rooms, clean rooms, guest rooms, making beds
Janitorial work: custodial, janitorial, commercial cleaning, building cleaning, office cleaning
Floor care: floor waxing, floor buffing, stripping and waxing, mopping
Laundry: linens, doing laundry, washing laundry
Dishwashing: dish washing, washing dishes, wash dishes
Food preparation: food prep, preparing food, prepare food
Food safety: safe food handling, food handling, food safety standards, food sanitation, HACCP
Cooking: line cook experience, cook meals, kitchen experience, culinary
Grilling: grill cook
Baking: pastry, bake bread, bread baking
Knife skills
Menu planning: menu development
Catering: banquet service, banquets
Bartending: mixing drinks, mixology, bar tending
Serving food: table service, waiting tables, food service, food and beverage service, serving guests, food serving
Barista skills: espresso, coffee making, latte art
Hosting guests: greeting guests, host/hostess
Front desk: reception, front desk operations, receptionist duties, guest check-in
Hotel operations: hospitality
Reservations: reservation systems
Butchering: meat cutting, butchery, meat processing
Sewing: sewing machine, clothing alterations
Upholstery
Hair cutting: haircutting, hair styling, hair coloring
Manicures: nail care, pedicures
Massage therapy
Ride operation: amusement rides, carnival rides, ride operator
Lifeguarding: life guarding, water rescue
Ski instruction: ski lessons
Stage setup: stagehand, event setup
Sound mixing: audio engineering, sound engineering
Lockout/tagout: LOTO, lockout tagout, lock out tag out
Personal protective equipment: PPE
Workplace safety: safety procedures, occupational safety, safety regulations, job site safety
Confined space entry: confined spaces
Fall protection
Hazardous materials handling: handling hazardous materials, hazmat handling, hazardous waste handling, handle hazardous materials
Asbestos abatement: asbestos removal
Lead abatement: lead paint removal
Water treatment: wastewater treatment
Land surveying: surveying equipment, topographic surveys
Soil testing: soil sampling
*Drafting: technical drawing, architectural drafting, mechanical drafting, drafting plans
Cost estimating: estimating costs, construction estimating, job estimating, cost estimation
Construction management: construction project management
*Construction: construction work, construction industry, construction experience
Building codes: building code
Elevator repair: elevator maintenance
Solar installation: solar panel installation, photovoltaic
Cable installation: cabling, fiber optics, structured cabling
Locksmithing
Appliance repair
Printing press operation: offset printing, screen printing
Quality inspection of products: visual inspection
Firefighting: fire suppression, wildland firefighting
Inventory stocking: stocking shelves, restocking, shelf stocking, stocking
Bagging groceries
Cashiering: cashier experience, cashier duties
Child supervision: supervising children
Tree planting: reforestation
Brush clearing: clearing brush, brush cutting
Seafood processing: fish processing, crawfish processing, oyster shucking, shucking oysters
Sugar cane planting: sugarcane
Ginning: cotton ginning
Hay baling: baling hay, bale hay, baler
Grain handling: grain bins, grain elevator
`;
